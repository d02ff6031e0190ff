import { describe, expect, it } from 'vitest'
import { markPure } from '../../src/vite/patchReactRouter.ts'

describe('a module of the router means the same without its effects', () => {
  it.each([
    ['a name for developer tools goes', 'Link.displayName = "Link";', ''],
    [
      'a context is pure',
      'var A = React.createContext(null);',
      'var A = /*#__PURE__*/ React.createContext(null);',
    ],
    [
      'a component that forwards its reference is pure',
      'var Link = React10.forwardRef(\n',
      'var Link = /*#__PURE__*/ React10.forwardRef(\n',
    ],
    ['a set is pure', 'var names = new Set(list);', 'var names = /*#__PURE__*/ new Set(list);'],
    [
      'a class has its context as a field',
      'var Boundary = class extends React2.Component {\n  render() {}\n};\nBoundary.contextType = Shown;',
      'var Boundary = class extends React2.Component {\n  static contextType = Shown;\n  render() {}\n};\n',
    ],
    [
      'another class stays as it is',
      'var Boundary = class extends React2.Component {\n};',
      'var Boundary = class extends React2.Component {\n};',
    ],
    ['what is called inside a function stays', '  names = new Set(list);', '  names = new Set(list);'],
  ])('%s', (_, code, expected) => {
    expect(markPure(code)).toBe(expected)
  })
})
