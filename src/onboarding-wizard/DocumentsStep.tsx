/** The papers that prove what was answered: one place for each, with what is read from it. */
import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { acceptedKinds, EVIDENCE, PROVES_PERSON, provingPeople } from '../onboarding/dossierEvidence.ts'
import type { Evidence } from '../onboarding/dossierEvidence.ts'
import { fullName, isSamePerson } from '../onboarding/people.ts'
import type { Person } from '../onboarding/people.ts'
import { isPerson } from '../onboarding/questionnaire.ts'
import { isSigned } from '../onboarding/steps.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DocumentLink } from '../web/kit/documents/DocumentLink.tsx'
import { Select } from '../web/kit/page/Select.tsx'
import { Asked } from './Asked.tsx'
import { isAt, placeId, placeTitle, Slot, useRemoving } from './Papers.tsx'
import type { Add, Place } from './Papers.tsx'
import { investorKey, newKey, useWizard } from './useWizard.tsx'

export function DocumentsStep({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  const { answers, record } = useWizard()
  const groups = useGroups(locked)
  const { drafts, add } = useAdding(locked === null)
  const isTried = useTried(groups.flatMap(({ places }) => places.map(placeId)))
  const papers = [...(answers.evidence ?? []), ...drafts]
  const isDraft = (paper: Evidence) => drafts.includes(paper)
  const placed = (paper: Evidence) => groups.some(({ places }) => places.some(place => isAt(paper, place)))
  const other: Place = { purpose: 'Other', person: null, name: record.investorName }
  const open = groups.flatMap(({ places, closed }) => (closed === null ? places : []))
  return (
    <>
      <Asked path="evidence" />
      <AddedBefore papers={papers} places={locked === null ? [...open, other] : open} onAdd={add} />
      {groups.map(({ name, places, closed }) => (
        <section key={name} className="wizard-card" aria-label={translate('wizard.documentOf', { name })}>
          <header>
            <h2>{translate('wizard.documentOf', { name })}</h2>
          </header>
          {places.map(place => (
            <Slot
              key={place.purpose}
              place={place}
              papers={papers.filter(paper => isAt(paper, place))}
              isDraft={isDraft}
              locked={locked}
              closed={closed}
              isTried={isTried}
              onAdd={add}
            />
          ))}
        </section>
      ))}
      <section className="wizard-card" aria-label={translate('wizard.addAnother')}>
        <header>
          <h2>{translate('wizard.addAnother')}</h2>
        </header>
        <Slot
          place={other}
          papers={papers.filter(paper => !placed(paper))}
          isDraft={isDraft}
          locked={locked}
          closed={locked}
          isTried={isTried}
          onAdd={add}
        />
      </section>
    </>
  )
}

/** Whether somebody wanted to go on from here: an empty place has no form that would be told. */
function useTried(places: readonly string[]): boolean {
  const { register } = useWizard()
  const [isTried, setTried] = useState(false)
  const latest = useRef(places)
  useEffect(() => {
    latest.current = places
  })
  useEffect(() => {
    register('evidence', {
      hasTyped: () => false,
      save: () => Promise.resolve('saved'),
      fieldOf: question => latest.current.find(place => place === question) ?? null,
      unstorable: () => [],
      showAll: () => setTried(true),
    })
    return () => register('evidence', null)
  }, [register])
  return isTried
}

interface Group {
  name: string
  places: readonly Place[]
  /** Why no paper can be added, or null. */
  closed: string | null
}

/** Everybody who proves something, and the investor itself where it is no person. */
function useGroups(locked: string | null): Group[] {
  const { answers, record } = useWizard()
  const signs = (person: Person): boolean =>
    (answers.signatories ?? []).some(({ individual }) => individual && isSamePerson(individual, person))
  const { investorName } = record
  const people = provingPeople(record)
  // A natural person may begin with the papers, before anything else is told.
  const [investor] = useState((): Person => ({ key: investorKey(answers, record.answers) }))
  const proving = isPerson(record.legalStatus) && people.length === 0 ? [investor] : people
  const ofPeople = proving.map((person): Group => {
    const name = fullName(person) || investorName
    const purposes = [...PROVES_PERSON, ...(signs(person) ? (['Power to sign'] as const) : [])]
    return {
      name,
      places: purposes.map(purpose => ({ purpose, person: person.key ?? null, name })),
      // Whoever is named as a signatory after the declaration adds papers until the contract is signed.
      closed: signs(person) && !isSigned('Subscription', record.status) ? null : locked,
    }
  })
  const own: Group = {
    name: investorName,
    places: [{ purpose: 'Existence', person: null, name: investorName }],
    closed: locked,
  }
  return isPerson(record.legalStatus) ? ofPeople : [...ofPeople, own]
}

/**
 * A file that is there becomes a paper. What is added before the declaration is stored at once; afterwards it cannot
 * change any more, so that it waits until what is read from it has been typed.
 */
function useAdding(storesAtOnce: boolean) {
  const { answers, record, act } = useWizard()
  const [added, setAdded] = useState<readonly Evidence[]>([])
  const drafts = added.filter(({ key }) => !answers.evidence?.some(stored => stored.key === key))
  const add: Add = async ({ purpose, person, name }, documentId) => {
    const [kind] = acceptedKinds(purpose, record.legalStatus) ?? []
    const paper: Evidence = { key: newKey(), documentId, purpose, kind: kind ?? 'Other', person, holderName: name }
    if (storesAtOnce) await act('saveParty', { evidence: paper })
    else setAdded(before => [...before, paper])
  }
  return { drafts, add }
}

interface AddedBeforeProps {
  papers: readonly Evidence[]
  places: readonly Place[]
  onAdd: Add
}

/** Files that no answer names: added with the link of the mail before signing in, or left over. */
function AddedBefore({ papers, places, onAdd }: AddedBeforeProps) {
  const translate = useTranslate()
  const { notes, record } = useWizard()
  const remove = useRemoving()
  const [isBusy, setBusy] = useState(false)
  // What proves something of people of a former legal status is theirs, should it come back.
  const named = [...papers, ...(record.answers?.evidence ?? [])]
  const files = notes.documents.filter(
    ({ id, kind }) => kind === EVIDENCE && !named.some(({ documentId }) => documentId === id),
  )
  if (files.length === 0 || places.length === 0) return null
  const run = (work: Promise<void>) => {
    setBusy(true)
    void work.catch(notifyFailure).finally(() => setBusy(false))
  }
  return (
    <section className="wizard-card" aria-label={translate('wizard.addedBefore')}>
      <header>
        <h2>{translate('wizard.addedBefore')}</h2>
      </header>
      <p className="wizard-card-lead">{translate('wizard.addedBeforeLead')}</p>
      {files.map(({ id, fileName, locked }) => (
        <div key={id} className="wizard-row">
          <DocumentLink id={id} fileName={fileName} />
          <div className="wizard-picks">
            <Select
              className="wizard-select"
              aria-label={translate('wizard.proves', { name: fileName })}
              value=""
              disabled={isBusy}
              options={[
                { value: '', title: translate('wizard.provesWhat') },
                ...places.map((place, index) => ({ value: index, title: placeTitle(place) })),
              ]}
              onChoose={value => {
                const place = value === '' ? undefined : places[Number(value)]
                if (place) run(onAdd(place, id))
              }}
            />
            {locked === null && (
              <Button
                variant="text"
                size="small"
                aria-label={translate('wizard.removeNamed', { name: fileName })}
                onClick={() => run(remove(null, id, fileName))}
              >
                {translate('wizard.remove')}
              </Button>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}
