import type { CDPSession } from 'playwright-core';

/** Something in the accessibility tree that a screen reader stops at. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly value: string | null;
  readonly isDisabled: boolean;
  /** The names of what it lies in, from the outside to the inside. */
  readonly within: readonly string[];
  /** How to get there. */
  readonly node: number;
}

/** Roles that say what they are by their name: nothing inside of them is read once more. */
const WHOLE = new Set(['button', 'link', 'heading', 'image', 'img', 'radio', 'checkbox', 'slider', 'spinbutton']);
const CONTROLS = new Set(['combobox', 'MenuListPopup', 'textbox', 'progressbar', 'meter', 'option', 'tab']);
/** Whose name is said when one comes into them. */
const PLACES = new Set(['region', 'group', 'list', 'dialog', 'main', 'complementary', 'table', 'figure', 'article']);

type Tree = Awaited<ReturnType<typeof fullTree>>;
type Node = Tree[number];

const fullTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

const textOf = (value: Node['name']): string => String(value?.value ?? '').trim();

const isDisabled = ({ properties = [] }: Node): boolean =>
  properties.some(({ name, value }) => name === 'disabled' && value.value === true);

/** Everything on the page in the order in which it is read. */
export const readTree = async (session: CDPSession): Promise<readonly Thing[]> => {
  const nodes = await fullTree(session);
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const read = (node: Node, within: readonly string[]): Thing[] => {
    const [role, name] = [textOf(node.role), textOf(node.name)];
    const children = (inside: readonly string[]): Thing[] =>
      (node.childIds ?? []).flatMap(id => {
        const child = byId.get(id);
        return child ? read(child, inside) : [];
      });
    if (node.ignored) return children(within);
    const value = node.value === undefined ? null : textOf(node.value);
    const thing = { role, name, value, isDisabled: isDisabled(node), within, node: node.backendDOMNodeId ?? 0 };
    if (role === 'StaticText') return name === '' ? [] : [{ ...thing, role: 'text' }];
    if (WHOLE.has(role)) return [thing];
    if (CONTROLS.has(role)) return [thing, ...children(within)];
    return children(PLACES.has(role) && name !== '' ? [...within, name] : within);
  };
  return nodes.length === 0 ? [] : read(nodes[0], []);
};

/** What lies in something of this name. */
export const inside = (things: readonly Thing[], place: string): readonly Thing[] =>
  things.filter(({ within }) => within.includes(place));
