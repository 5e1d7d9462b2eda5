/** Asks a read that an area has declared: parameters and answer are those of the declaration. */
import { keepPreviousData, useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import type { Given, Parameters } from '../../../api/parameters.ts'
import type { Read } from '../../../api/reads.ts'
import { useCalls } from './calls.ts'

interface ReadOptions<Answer> {
  /** What was answered before stays until the next answer is there. */
  keepsPrevious?: true
  /** Asked again whenever the lists of its resource are: something was added to them or changed. */
  withLists?: true
  /** Asked anew when this has changed. */
  version?: unknown
  /** Asked again after so many milliseconds, as long as the answer says that it is not the last one. */
  again?: (answer: Answer) => number | false
}

/** `given` is null as long as there is nothing to ask. */
export function useRead<Asked extends Parameters, Answer>(
  read: Read<Asked, Answer>,
  given: Given<NoInfer<Asked>> | null,
  { keepsPrevious, withLists, version, again }: ReadOptions<NoInfer<Answer>> = {},
): UseQueryResult<Answer> {
  const calls = useCalls()
  const [resource, ...rest] = partsOf(read.path)
  return useQuery({
    queryKey: [resource, ...(withLists ? ['getList'] : []), ...rest, given, version],
    enabled: given !== null,
    retry: false,
    ...(again && {
      refetchInterval: ({ state }: Query<Answer>) => (state.data === undefined ? false : again(state.data)),
    }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    queryFn: () => {
      if (given === null) throw new Error('There is nothing to ask yet.')
      return calls.read(read, given)
    },
  })
}

/** "/api/funds/{id}/performance": funds, performance. */
function partsOf(path: string): string[] {
  return path.split('/').filter(part => part !== '' && part !== 'api' && !part.startsWith('{'))
}
