/** Addresses, menus and form options, word for word from the specification. */

/** The 28 specified pages: address and heading. */
export const specifiedPages: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Legacy of Excellence. Modern Counsel.'],
  ['/about', 'About Us'],
  ['/about/firm', 'Our Firm'],
  ['/about/leadership', 'Our Leadership'],
  ['/about/why-choose', 'Why Choose Us?'],
  ['/about/diversity', 'Diversity & Inclusion'],
  ['/practice-areas', 'Practice Areas'],
  ['/practice-areas/corporate-law', 'Corporate & Commercial Law'],
  ['/practice-areas/litigation', 'Litigation & Dispute Resolution'],
  ['/practice-areas/intellectual-property', 'Intellectual Property Law'],
  ['/practice-areas/real-estate', 'Real Estate & Property Law'],
  ['/practice-areas/employment-law', 'Employment & Labor Law'],
  ['/practice-areas/tax-law', 'Tax Law'],
  ['/practice-areas/banking-finance', 'Banking & Finance Law'],
  ['/practice-areas/international-law', 'International & Cross-Border Law'],
  ['/practice-areas/environmental-law', 'Environmental & Energy Law'],
  ['/practice-areas/data-privacy', 'Data Privacy & Cybersecurity'],
  ['/attorneys', 'Attorneys'],
  ['/attorneys/partners', 'Partner Profiles'],
  ['/attorneys/associates', 'Associates & Counsel'],
  ['/attorneys/awards', 'Achievements & Awards'],
  ['/careers', 'Careers'],
  ['/careers/join', 'Join Our Team'],
  ['/careers/development', 'Professional Development'],
  ['/contact', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-use', 'Terms of Use'],
  ['/disclaimer', 'Disclaimer'],
]

export const specifiedPaths: readonly string[] = specifiedPages.map(([path]) => path)

const list = (names: string): readonly string[] => names.split(', ')

/** Everyone with a page, by file name. */
export const people = list(
  'Avital Gerstein, Caleb Boudreaux, Denise Kealoha, Ellen Pruitt-Nakamura, Farah Amiri, Graham Thornquist, ' +
    'Halina Szymczak, Imran Haidari, Isaac Tolliver, Leela Varkey, Lucia Fontanez, Lucius Brathwaite, Mina Choe, ' +
    'Nadia Achterberg, Ngozi Eke, Odile Nkemelu, Rohan Mukherji, Tomas Echeverri, Wei-Lin Zhou',
)

export const profilePath = (name: string): string => `/attorneys/${name.toLowerCase().replaceAll(' ', '-')}`

/** An address that no page has. */
export const missingPath = '/about/nobody'

/** An earlier version of a legal page, linked to from the page that replaced it. */
export const earlierPath = '/privacy-policy/2024-03-11'

const about = list('Our Firm, Leadership, Why Choose Us?, Diversity & Inclusion')
const attorneys = list('Partners, Associates, Awards')
const careers = list('Join Our Team, Diversity & Development')
/** In the form as specified, and by the same names in the menu, which the specification leaves open. */
const practiceAreas = list(
  'Corporate & M&A, Litigation & Disputes, Intellectual Property, Real Estate, Employment & Labor, Tax Law, ' +
    'Banking & Finance, International Law, Environmental & Energy, Data Privacy & Cybersecurity',
)

/** The main menu: each entry with its submenu. */
export const specifiedMenu: readonly (readonly [label: string, submenu: readonly string[]])[] = [
  ['Home', []],
  ['About Us', about],
  ['Practice Areas', practiceAreas],
  ['Attorneys', attorneys],
  ['Careers', careers],
  ['Contact Us', []],
]

/** The footer's columns. */
export const specifiedFooter: readonly (readonly [title: string, links: readonly string[]])[] = [
  ['The Firm', about],
  ['Expertise', practiceAreas.slice(0, 5)],
  ['People', [...attorneys, ...careers]],
  ['Legal', list('Contact Us, Privacy Policy, Terms of Use, Disclaimer')],
]

/** The contact form's areas of inquiry; before them comes "Select an area...". */
export const specifiedInquiries = [...practiceAreas, 'General Inquiry']
