/**
 * A menu item whose toggle has the focus because it was clicked or tapped, not reached with the keyboard: then the
 * toggle alone decides, or a second tap could not close the submenu. (`:has(:focus-visible)` would say the same more
 * simply, but while the focus moves on it is false for a moment, which hides the submenu that the focus is moving to.)
 */
export const pointerFocusSelector = ':has(summary:focus:not(:focus-visible))'
