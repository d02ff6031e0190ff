import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkComponentTags } from './remarkComponentTags.ts'

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkComponentTags).freeze()

/** The syntax tree of a body, its tags as typed: for edits. */
export const parseMarkdown = (body: string): Root => processor.parse(body)
