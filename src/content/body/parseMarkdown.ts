import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()

/** The syntax tree of a body, its tags as typed: for edits. */
export const parseMarkdown = (body: string): Root => processor.parse(body)
