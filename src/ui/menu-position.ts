/** A menu stands eight pixels below its button. */
export const menuPosition = { modifiers: [{ name: 'offset', options: { offset: [0, 8] } }] };
