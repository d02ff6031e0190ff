/** The menus as the visitor has them. */
export interface HeaderState {
  /** Whether the phone's menu is open. */
  menuOpen: boolean
  /** The path of the menu item whose submenu was opened with its toggle. */
  openGroup: string | undefined
}

export const closedHeader: HeaderState = { menuOpen: false, openGroup: undefined }

/**
 * The menus as they stand in the document: before React has taken the page over the browser opens and closes them by
 * itself, so the document is the only one who knows.
 */
export function readHeaderState(document: Document): HeaderState {
  return {
    menuOpen: document.querySelector('details[data-menu][open]') !== null,
    openGroup: document.querySelector<HTMLElement>('details[data-group][open]')?.dataset['group'],
  }
}
