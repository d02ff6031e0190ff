import { JSDOM } from 'jsdom'

/**
 * What a browser has for taking HTML and XML apart. Tests that need no page around them take it from here, and stay in
 * one process with all others: vitest’s `jsdom` has one of its own, which would load the whole site once more.
 */
export const { document, DOMParser, Element } = new JSDOM('').window
