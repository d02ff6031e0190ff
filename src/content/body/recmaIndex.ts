import type { Program } from 'estree-jsx'
import type { VFile } from 'vfile'
import type { BodyIndex } from '../model/parsedBody.ts'
import { bodyProblems } from './report.ts'

/** What the plugins found in a body. */
export function indexOf(file: VFile): BodyIndex {
  const { headings = [], links = [], images = [], claims = [], blocks = [], start } = file.data
  return { headings, links, images, claims, blocks, start, problems: bodyProblems(file) }
}

/** Has the compiled body export its index, so that compiling it is checking it. */
export const recmaIndex = () => (program: Program, file: VFile) => {
  program.body.push({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'index' },
          init: {
            type: 'CallExpression',
            optional: false,
            // A text that is parsed is read faster than an object, and can hold nothing that runs.
            callee: {
              type: 'MemberExpression',
              object: { type: 'Identifier', name: 'JSON' },
              property: { type: 'Identifier', name: 'parse' },
              computed: false,
              optional: false,
            },
            arguments: [{ type: 'Literal', value: JSON.stringify(indexOf(file)) }],
          },
        },
      ],
    },
  })
}
