"""Custom properties: what pytmx can read of them, and what a form wants."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias
from xml.etree.ElementTree import Element, SubElement

from pytmx import TiledElement, TiledMap, TiledObject

from game.tiled.forms import MapForm, ObjectForm, PropertyForm
from game.tiled.problems import WHOLE_FILE, Fault, Notes, Spot, joined
from game.tiled.safe_xml import decimal_number, whole_number

Value: TypeAlias = str | int | float | bool

IN_PROPERTIES = "in Map > Map Properties"
TYPES = {str: "string", int: "int", float: "float", bool: "bool"}
TYPE_OF = "type of "  # and a property's name: an attribute for pytmx to keep


def properties_of(node: Element) -> dict[str, Element]:
    """By name, of a map or an object; the later of two equal names counts."""
    return {each.get("name", ""): each for each in node.findall("properties/property")}


def copy_properties(properties: Mapping[str, Element], clean: Element) -> None:
    """To *clean*, for pytmx; what would stop it goes along as a string, its type beside it."""
    holder = SubElement(clean, "properties")
    for name, node in properties.items():
        kind = node.get("type", "string")  # Tiled leaves out that of a string
        text = node.get("value", node.text or "")  # a text of several lines is no attribute
        readable = _is_readable(kind, text)
        if not readable:
            known = kind in TYPES.values()
            clean.set(TYPE_OF + name, f'{kind}, but is "{text}"' if known else kind)
        SubElement(holder, "property", name=name, type=kind if readable else "string", value=text)


def _is_readable(kind: str, text: str) -> bool:
    match kind:
        case "string":
            return True
        case "int":
            return whole_number(text) is not None
        case "float":
            return bool(text) and decimal_number(text) is not None
        case "bool":
            return text in {"true", "false"}
        case _:
            return False


def map_properties(tiled: TiledMap, form: MapForm, notes: Notes) -> dict[str, Value]:
    """Those that are as the form wants them."""
    known = [each.name for each in form.properties]
    for name in tiled.properties:
        if name not in known:
            notes.advise(
                f'The map property "{name}" is not read by the game.',
                f"It reads {joined(known or ['none'])}: rename or remove it {IN_PROPERTIES}.",
            )
    return _sound(tiled, form.properties, None, notes)


def object_properties(
    found: TiledObject, form: ObjectForm, spot: Spot, notes: Notes
) -> dict[str, Value]:
    """Those that are as the form wants them; there may be others."""
    return _sound(found, form.properties, form.noun, notes, spot)


def _sound(
    element: TiledElement,
    forms: Iterable[PropertyForm],
    noun: str | None,  # of an object; None for a map
    notes: Notes,
    spot: Spot = WHOLE_FILE,
) -> dict[str, Value]:
    sound = {}
    for form in forms:
        value = element.properties.get(form.name)
        if value is None:
            fault = _missing(form, noun) if form.required else None
        else:
            fault = _fault(value, vars(element).get(TYPE_OF + form.name), form, noun)
        if fault is not None:
            notes.error(*fault, spot)
        elif value is not None:
            sound[form.name] = value
    return sound


def _missing(form: PropertyForm, noun: str | None) -> Fault:
    if noun is None:
        remedy = f"Add it {IN_PROPERTIES} as {form.a_type}{_after(': ', form.wanted)}."
        return f'The map property "{form.name}" is missing.', remedy
    remedy = (
        f"Add the property {form.name}, {form.a_type}, and set it{_after(' to ', form.wanted)}. "
        "If Tiled shows one in grey, choose it all the same: a grey value is not saved."
    )
    return f"The {noun} does not say its {form.name}.", remedy


def _fault(value: Value, strange: str | None, form: PropertyForm, noun: str | None) -> Fault | None:
    """*strange* is the type in the file, if it is one that pytmx cannot read."""
    subject = f'The {"map property" if noun is None else "property"} "{form.name}"'
    where = f" {IN_PROPERTIES}" if noun is None else ""
    if (kind := strange or TYPES[type(value)]) != form.type:
        it = f"it{where}" if noun is None else "the property"
        remedy = f"Remove {it} and add it again as {form.a_type}{_after(': ', form.wanted)}."
        return f"{subject} is of the type {kind}.", remedy
    if not str(value).strip() and (noun is None or not form.values):
        return f"{subject} is empty.", f"Set it{where}{_after(': ', form.wanted)}."
    if form.values and value not in form.values:
        what = f'{subject} is "{value}", which the game does not know.'
        return what, f"Set it to {form.wanted}{where}."
    return None


def _after(joint: str, words: str) -> str:
    return f"{joint}{words}" if words else ""
