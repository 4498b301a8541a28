/** Menus open eight pixels below their button. */
export const menuPosition = { modifiers: [{ name: 'offset', options: { offset: [0, 8] } }] };
