import { colour } from './palette.ts'
import { wordNamespace, xmlText } from './docxBody.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const parts = ['styles', 'numbering', 'settings', 'header', 'footer', 'comments'] as const

/** What a Word document needs around its text: the list of its parts, how they hang together, styles and heads. */
export function docxPackage(title: string, author: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>${parts.map((part) => `<Override PartName="/word/${part}.xml" ContentType="${word}.${part}+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `${xml}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator><dc:language>en-US</dc:language></cp:coreProperties>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${parts.map((part, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${part}" Target="${part}.xml"/>`).join('')}</Relationships>`,
    'word/styles.xml': `${xml}<w:styles xmlns:w="${wordNamespace}">${defaults}${styles.map(styleXml).join('')}</w:styles>`,
    'word/numbering.xml': `${xml}<w:numbering xmlns:w="${wordNamespace}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="432" w:hanging="288"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    // What a reader types into the document is tracked as well.
    'word/settings.xml': `${xml}<w:settings xmlns:w="${wordNamespace}"><w:trackRevisions/><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
    'word/header.xml': `${xml}<w:hdr xmlns:w="${wordNamespace}"><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr><w:r><w:t xml:space="preserve">${xmlText(title)}</w:t></w:r></w:p></w:hdr>`,
    'word/footer.xml': `${xml}<w:ftr xmlns:w="${wordNamespace}"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p></w:ftr>`,
  }
}

interface Style {
  id: string
  name: string
  basedOn?: string
  next?: string
  /** Properties of the paragraph, in the order in which the format wants them. */
  paragraph?: string
  /** Properties of its letters, in that order too. */
  letters?: string
}

const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`
const halfPoints = (size: number) => `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`
const inColour = (hex: string) => `<w:color w:val="${hex.slice(1).toUpperCase()}"/>`
const ruleAbove = `<w:pBdr><w:top w:val="single" w:sz="6" w:space="8" w:color="${colour.brassOnPaper.slice(1).toUpperCase()}"/></w:pBdr>`
const quiet = `${inColour(colour.textQuiet)}${halfPoints(18)}`

const heading = (level: number, size: number, before: number): Style => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  basedOn: 'Normal',
  next: 'BodyText',
  paragraph: `<w:keepNext/><w:keepLines/>${level === 1 ? `<w:pageBreakBefore/>${ruleAbove}` : ''}${spacing(before, 80)}<w:outlineLvl w:val="${level - 1}"/>`,
  letters: `${level > 3 ? '<w:i/><w:iCs/>' : ''}${inColour(colour.ink)}${halfPoints(size)}`,
})

/** Every style that `redlineParagraphs.ts` names. */
const styles: readonly Style[] = [
  {
    id: 'Normal',
    name: 'Normal',
    paragraph: `<w:spacing w:before="0" w:after="120" w:line="288" w:lineRule="auto"/>`,
  },
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    paragraph: spacing(0, 240),
    letters: `${inColour(colour.ink)}${halfPoints(56)}`,
  },
  {
    id: 'Sides',
    name: 'Redline Sides',
    basedOn: 'Normal',
    paragraph: spacing(0, 40),
    letters: inColour(colour.brassOnPaper),
  },
  {
    id: 'About',
    name: 'Redline About',
    basedOn: 'Normal',
    paragraph: spacing(240, 240),
    letters: `<w:i/><w:iCs/>${inColour(colour.textQuiet)}`,
  },
  {
    id: 'AboutHeading',
    name: 'Redline About Heading',
    basedOn: 'Normal',
    paragraph: `<w:keepNext/>${ruleAbove}${spacing(280, 80)}`,
    letters: halfPoints(28),
  },
  {
    id: 'AboutItem',
    name: 'Redline About Item',
    basedOn: 'Normal',
    paragraph: `${spacing(0, 60)}<w:ind w:left="288" w:hanging="288"/>`,
  },
  heading(1, 44, 0),
  heading(2, 30, 320),
  heading(3, 25, 240),
  heading(4, 23, 200),
  heading(5, 22, 160),
  { id: 'Address', name: 'Redline Address', basedOn: 'Normal', letters: inColour(colour.brassOnPaper) },
  { id: 'Fact', name: 'Redline Fact', basedOn: 'Normal', letters: inColour(colour.textQuiet) },
  { id: 'BodyText', name: 'Body Text', basedOn: 'Normal' },
  {
    id: 'ListBullet',
    name: 'List Bullet',
    basedOn: 'Normal',
    paragraph: `<w:numPr><w:numId w:val="1"/></w:numPr>${spacing(0, 60)}`,
  },
  {
    id: 'TableRow',
    name: 'Redline Table Row',
    basedOn: 'Normal',
    paragraph: `${spacing(0, 40)}<w:ind w:left="288"/>`,
  },
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    paragraph: '<w:ind w:left="432" w:right="432"/>',
    letters: '<w:i/><w:iCs/>',
  },
  {
    id: 'Code',
    name: 'Redline Code',
    basedOn: 'Normal',
    letters: `<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>${halfPoints(19)}`,
  },
  {
    id: 'Picture',
    name: 'Redline Picture',
    basedOn: 'Normal',
    paragraph: '<w:ind w:left="288"/>',
    letters: '<w:i/><w:iCs/>',
  },
  {
    id: 'Ending',
    name: 'Redline Ending',
    basedOn: 'Normal',
    paragraph: `${ruleAbove}${spacing(400, 0)}`,
    letters: quiet,
  },
  { id: 'Header', name: 'header', basedOn: 'Normal', letters: quiet },
  { id: 'Footer', name: 'footer', basedOn: 'Normal', letters: quiet },
]

const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:eastAsia="Georgia" w:cs="Georgia"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>'

const styleXml = ({ id, name, basedOn, next, paragraph, letters }: Style): string =>
  [
    `<w:style w:type="paragraph"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>`,
    basedOn ? `<w:basedOn w:val="${basedOn}"/>` : '',
    next ? `<w:next w:val="${next}"/>` : '',
    '<w:qFormat/>',
    paragraph ? `<w:pPr>${paragraph}</w:pPr>` : '',
    letters ? `<w:rPr>${letters}</w:rPr>` : '',
    '</w:style>',
  ].join('')
