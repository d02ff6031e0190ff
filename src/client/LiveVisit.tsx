import { useEffect, useState, type ComponentType } from 'react'
import type { ShellFacts } from '../firm/data/types.ts'
import { showUpdates } from './liveUpdates.ts'
import { loadTemplate, type LoadedPage } from './loadedPage.ts'
import type { Pages } from './pages.ts'

/** A page as the content has it now, and the address at which it stands. */
export interface CurrentPage {
  page: LoadedPage
  path: string
}

/** What follows the content in a visit. */
interface Following {
  shell: ShellFacts
  pages: Pages
  current?: CurrentPage
}

/** A visit that follows the content; in development only. The page that is open stays, with all that was done in it. */
export const withLiveUpdates = <Props extends Following>(Visit: ComponentType<Props>): ComponentType<Props> =>
  function LiveVisit(props) {
    const { pages } = props
    const [now, setNow] = useState<Pick<Following, 'shell' | 'current'>>({ shell: props.shell })
    useEffect(() => {
      showUpdates(async ({ shell, payload }, path) => {
        const page = await loadTemplate(payload)
        pages.forget()
        setNow({ shell, current: { page, path } })
      })
    }, [pages])
    return <Visit {...props} {...now} />
  }
