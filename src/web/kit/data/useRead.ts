/** Asks a read that an area has declared: parameters and answer are those of the declaration. */
import { keepPreviousData, useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import type { Given, Parameters } from '../../../api/parameters.ts'
import type { Read } from '../../../api/reads.ts'
import { useCalls, type Calls } from './calls.ts'

interface ReadOptions<Answer> {
  /** What was answered before stays until the next answer is there. */
  keepsPrevious?: true
  /** Asked again whenever the lists of its resource are: something was added to them or changed. */
  withLists?: true
  /** Asked anew when this has changed. */
  version?: unknown
  /** Asked again after so many milliseconds, as long as the answer says that it is not the last one. */
  again?: (answer: Answer) => number | false
  /** An answer that is not older than so many milliseconds will do: it was asked for before the page stood. */
  freshFor?: number
}

/** `given` is null as long as there is nothing to ask. */
export function useRead<Asked extends Parameters, Answer>(
  read: Read<Asked, Answer>,
  given: Given<NoInfer<Asked>> | null,
  { keepsPrevious, withLists, version, again, freshFor }: ReadOptions<NoInfer<Answer>> = {},
): UseQueryResult<Answer> {
  return useQuery({
    ...queryOf(useCalls(), read, given, { withLists, version }),
    enabled: given !== null,
    ...(freshFor !== undefined && { staleTime: freshFor }),
    ...(again && {
      refetchInterval: ({ state }: Query<Answer>) => (state.data === undefined ? false : again(state.data)),
    }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
}

/** Where the answer is kept, and how it is asked for: also before there is a page that waits for it. */
export function queryOf<Asked extends Parameters, Answer>(
  calls: Calls,
  read: Read<Asked, Answer>,
  given: Given<NoInfer<Asked>> | null,
  { withLists, version }: Pick<ReadOptions<Answer>, 'withLists' | 'version'> = {},
) {
  const [resource, ...rest] = partsOf(read.path)
  return {
    queryKey: [resource, ...(withLists ? ['getList'] : []), ...rest, given, version],
    retry: false,
    queryFn: (): Promise<Answer> => {
      if (given === null) throw new Error('There is nothing to ask yet.')
      return calls.read(read, given)
    },
  }
}

/** "/api/funds/{id}/performance": funds, performance. */
function partsOf(path: string): string[] {
  return path.split('/').filter(part => part !== '' && part !== 'api' && !part.startsWith('{'))
}
