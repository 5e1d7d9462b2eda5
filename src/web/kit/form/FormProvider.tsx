/**
 * The state of one form: JSON Forms holds the values, this adds what it does not know (touched fields, server errors,
 * typed but uncommitted text).
 */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  Actions,
  UPDATE_CORE,
  UPDATE_DATA,
  type CoreActions,
  type JsonFormsCore,
  type Middleware,
} from '@jsonforms/core'
import { JsonFormsStateProvider, useJsonForms } from '@jsonforms/react'
import { draftOf } from '../../../validation.ts'
import { ajvStandIn } from './ajvStandIn.ts'
import {
  FormContext,
  valuesIn,
  type FormSettings,
  type FormState,
  type Notes,
  type PendingRowEdit,
} from '../control/formState.ts'
import { layoutText, renderersWith, type Widgets } from './renderers.tsx'
import {
  asErrorObjects,
  joinErrors,
  standingErrors,
  verdictOn,
  type Checks,
  type ServerErrors,
  type Verdict,
} from '../control/validator.ts'
import type { Values } from '../data/values.ts'

interface ProviderProps extends FormSettings {
  start: Values
  widgets?: Widgets | undefined
  children: ReactNode
}

export function FormProvider({ start, widgets, children, ...settings }: ProviderProps) {
  const { model, checks, compute } = settings
  const [core, dispatchRef] = [useRef<JsonFormsCore | null>(null), useRef<((action: CoreActions) => void) | null>(null)]
  const server = useRef<ServerErrors | null>(null)
  const verdict = useLastVerdict(checks)
  const ajv = useMemo(
    () => ajvStandIn(data => asErrorObjects(joinErrors(verdict(data).errors, standingErrors(server.current, data)))),
    [verdict],
  )
  const derive = useMemo(
    () =>
      compute &&
      ((values: Values, before?: Values) => compute(draftOf(model, values), before && draftOf(model, before))),
    [compute, model],
  )
  const restored = useRef<Values | null>(null)
  const middleware = useMiddleware(derive, restored)
  const initial = useMemo(() => ({ ...start, ...derive?.(start) }), [start, derive])
  const i18n = useMemo(() => ({ locale: 'en', translate: layoutText }), [])
  const initState = useMemo(
    () => ({
      core: { data: initial, schema: model.schema, uischema: model.layout, ajv, validationMode: 'ValidateAndShow' },
      renderers: renderersWith(widgets),
      cells: [],
      config: {},
      i18n,
    }),
    [initial, model, ajv, i18n, widgets],
  )
  const state = useStateOf(settings, { core, dispatch: dispatchRef, restored }, server, verdict)
  return (
    <FormContext.Provider value={state}>
      <JsonFormsStateProvider initState={initState} middleware={middleware}>
        <CoreObserver core={core} dispatch={dispatchRef} />
        {children}
      </JsonFormsStateProvider>
    </FormContext.Provider>
  )
}

/** JSON Forms and the form's own bar ask about the same values in turn: the rules run once for each. */
function useLastVerdict(checks: Checks): (values: Values) => Verdict {
  return useMemo(() => {
    let last: { values: Values; verdict: Verdict } | null = null
    return (values: Values) => {
      if (last?.values !== values) last = { values, verdict: verdictOn(checks, values) }
      return last.verdict
    }
  }, [checks])
}

type Derive = (values: Values, before?: Values) => object

/**
 * JSON Forms takes its props for the truth: whenever one of them changes it goes back to the `data` prop and would wipe
 * what was typed since. The values live in its state alone here, and leave it only through replace().
 */
function useMiddleware(derive: Derive | undefined, restored: { current: Values | null }): Middleware {
  return useCallback(
    (state, action, reducer) => {
      const before: unknown = state.data
      const next = reducer(state, action.type === UPDATE_CORE && before ? { ...action, data: before } : action)
      const values = valuesIn(next)
      if (!derive || action.type !== UPDATE_DATA || values === before || values === restored.current) return next
      const derived = derive(values, valuesIn(state))
      if (Object.entries(derived).every(([name, value]) => values[name] === value)) return next
      const data: Values = { ...values, ...derived }
      // The reducer has checked what was there before the derived values followed, and would show their old errors.
      next.validator?.(data)
      return { ...next, data, ...(next.validator && { errors: next.validator.errors ?? [] }) }
    },
    [derive, restored],
  )
}

/** The values of the form, how they are changed, and which of them were brought back as they had been. */
interface Held {
  core: { current: JsonFormsCore | null }
  dispatch: { current: ((action: CoreActions) => void) | null }
  restored: { current: Values | null }
}

function useStateOf(
  settings: FormSettings,
  held: Held,
  server: { current: ServerErrors | null },
  verdict: (values: Values) => Verdict,
): FormState {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(!settings.checks.creating)
  const [notes, note] = useState<Notes>({})
  const { core, dispatch } = held
  const { serverErrors, setServerErrors } = useServerErrors(core, dispatch, server)
  const pending = usePendingText()
  const edits = usePendingEdits()
  const proposals = useProposed()
  const { model, checks, lockReason, compute, variant, resource, ownerId, repairs, formId } = settings
  const { replace, restore } = useReplacing(held, pending, edits)
  return useMemo(
    () => ({
      model,
      checks,
      lockReason,
      compute,
      variant,
      resource,
      ownerId,
      repairs,
      formId,
      serverErrors,
      verdict,
      notes,
      note,
      showsError: path => (tried || wasTouched(touched, path)) && !edits.isQuiet(path),
      touch: path => setTouched(old => (old.has(path) ? old : new Set(old).add(path))),
      pend: pending.pend,
      flush: pending.flush,
      ...proposals,
      setPendingEdit: edits.setPendingEdit,
      pendingEdits: edits.pendingEdits,
      values: () => valuesIn(core.current),
      replace,
      restore,
      showAll: () => setTried(true),
      setServerErrors,
    }),
    [
      model,
      checks,
      lockReason,
      compute,
      variant,
      resource,
      ownerId,
      repairs,
      formId,
      edits,
      proposals,
      pending,
      serverErrors,
      setServerErrors,
      verdict,
      notes,
      tried,
      touched,
      core,
      replace,
      restore,
    ],
  )
}

/** All values are replaced by others: what is typed and not committed yet goes with them. */
function useReplacing(
  { dispatch, restored }: Held,
  pending: ReturnType<typeof usePendingText>,
  edits: ReturnType<typeof usePendingEdits>,
) {
  return useMemo(() => {
    const replace = (values: Values) => {
      pending.clear()
      edits.dropAll()
      dispatch.current?.(Actions.update('', () => values))
    }
    const restore = (values: Values) => {
      restored.current = values
      replace(values)
    }
    return { replace, restore }
  }, [dispatch, restored, pending, edits])
}

/** A cell of a row shows what is wrong with it once it was left, or the whole list was. */
function wasTouched(touched: ReadonlySet<string>, path: string): boolean {
  const [list = path] = path.split('.')
  return touched.has(path) || touched.has(list)
}

/** Text that is typed and not committed yet: by path, how to commit it. */
function usePendingText() {
  const commits = useRef(new Map<string, () => void>())
  // The same functions throughout: a field whose way to commit were another one would forget what is being typed.
  return useMemo(
    () => ({
      pend: (path: string, commit: (() => void) | null) => {
        if (commit) commits.current.set(path, commit)
        else commits.current.delete(path)
      },
      flush: () =>
        flushSync(() => {
          for (const commit of Array.from(commits.current.values())) commit()
        }),
      clear: () => commits.current.clear(),
    }),
    [],
  )
}

/** Values that are asked for and will be proposed, who waits for all of them, and which stand in a new record. */
function useProposed() {
  const expected = useRef(new Set<Promise<void>>())
  const [proposed, setProposed] = useState<Values>({})
  const asked = useMemo(() => {
    const expectProposals = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      expected.current.add(promise)
      return () => {
        expected.current.delete(promise)
        resolve()
      }
    }
    const whenProposed = async () => {
      // A value that was proposed may ask for another: the currency for its rates.
      while (expected.current.size > 0) await Promise.all(expected.current)
    }
    const keepProposed = (values: Values) => setProposed(before => ({ ...before, ...values }))
    return { expectProposals, whenProposed, keepProposed }
  }, [])
  return useMemo(() => ({ ...asked, proposed }), [asked, proposed])
}

/** What the server said: JSON Forms checks the values again, so that it shows at their fields. */
function useServerErrors(
  core: { current: JsonFormsCore | null },
  dispatch: { current: ((action: CoreActions) => void) | null },
  server: { current: ServerErrors | null },
) {
  const [serverErrors, setErrors] = useState<ServerErrors | null>(null)
  const setServerErrors = useCallback(
    (found: ServerErrors | null) => {
      server.current = found
      setErrors(found)
      if (core.current?.ajv) dispatch.current?.(Actions.setAjv(core.current.ajv))
    },
    [core, dispatch, server],
  )
  return { serverErrors, setServerErrors }
}

/** Edits that are neither confirmed nor cancelled, by the path of their list. */
function usePendingEdits() {
  const edits = useRef(new Map<string, PendingRowEdit>())
  const [quiet, setQuiet] = useState<readonly string[]>([])
  return useMemo(
    () => ({
      setPendingEdit: (path: string, edit: PendingRowEdit | null) => {
        if (edit) edits.current.set(path, edit)
        else if (!edits.current.delete(path)) return
        setQuiet([...edits.current.values()].flatMap(each => each.quiet))
      },
      pendingEdits: () =>
        [...edits.current].map(([path, { lines, show }]) => {
          show()
          return { path, lines }
        }),
      isQuiet: (path: string) => quiet.some(each => path === each || path.startsWith(`${each}.`)),
      dropAll: () => {
        for (const { drop } of Array.from(edits.current.values())) drop()
      },
    }),
    [quiet],
  )
}

/** Handlers outside the render read the newest values from here. */
function CoreObserver({
  core,
  dispatch,
}: {
  core: { current: JsonFormsCore | null }
  dispatch: { current: ((action: CoreActions) => void) | null }
}) {
  const context = useJsonForms()
  useLayoutEffect(() => {
    core.current = context.core ?? null
    dispatch.current = context.dispatch ?? null
  })
  return null
}
