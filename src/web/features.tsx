import type { ComponentType } from 'react'

/** Loads the code of one page on demand. */
export type PageLoader = () => Promise<ComponentType>

/** The list of features: which page stands at which row of the route table. A row without one shows a plain page. */
export const pages: Record<string, PageLoader> = {
  home: () => import('../home/HomePage.tsx').then(module => module.HomePage),
}
