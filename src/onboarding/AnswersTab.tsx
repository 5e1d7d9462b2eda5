/** What the investor has answered, part by part; each answer can be commented, and what changed since is marked. */
import { Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityDialog } from '../web/kit/form/EntityDialog.tsx'
import { Card } from '../web/kit/page/Card.tsx'
import { ValueCell } from '../web/kit/page/ValueCell.tsx'
import { askedAnswers } from './askedAnswers.ts'
import { Comments } from './Comments.tsx'
import { EvidenceFile } from './EvidenceFile.tsx'
import { peopleOf } from './people.ts'
import type { Row } from './pipeline.ts'
import { isPartAsked, isPerson } from './questionnaire.ts'
import { partOfQuestion, partTitle, questionTitle } from './questions.ts'
import { answerGroups } from './review.ts'
import type { AnswerGroup, AnswerRow } from './review.ts'
import { isOpen } from './steps.ts'
import { useComments } from './Summary.tsx'

type Comment = RecordOf<'onboarding-comments'>

export function AnswersTab({ row }: { row: Row }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const { data, error } = useComments(row.id)
  const [asked, setAsked] = useState<string | null>(null)
  const mayAsk = allows('edit') && isOpen(row.status)
  const isAsked = ({ name }: Field) => data?.some(({ question }) => partOfQuestion(question) === name) ?? false
  const parts = partsOf(row).filter(part => isPartAsked(part.name, row.legalStatus) || isAsked(part))
  const missing = parts.filter(part => groupsOf(row, part).length === 0 && !isAsked(part))
  return (
    <div className="answers">
      {hasUnasked(row) && (
        <p className="message" data-tone="info" role="note">
          {translate('onboarding.unasked')}
        </p>
      )}
      {parts.map(part => {
        const groups = groupsOf(row, part)
        if (groups.length === 0 && !isAsked(part)) return null
        const comments = data?.filter(({ question }) => partOfQuestion(question) === part.name) ?? []
        const placed = new Set(
          groups.flatMap(({ rows, path }) => (samePerson(row, path) ? [] : rows.map(answer => answer.path))),
        )
        return (
          <Card
            key={part.name}
            title={part.title}
            error={error}
            aside={
              mayAsk && (
                <Button variant="text" size="small" onClick={() => setAsked(part.name)}>
                  {translate('onboarding.comment')}
                </Button>
              )
            }
          >
            {groups.map(group =>
              samePerson(row, group.path) ? (
                <SamePerson key={group.path} row={row} path={group.path} />
              ) : (
                <Group
                  key={group.path}
                  group={group}
                  isPart={group.path === part.name}
                  row={row}
                  comments={comments}
                  onAsk={mayAsk ? setAsked : undefined}
                />
              ),
            )}
            <Comments row={row} comments={comments.filter(({ question }) => !placed.has(question))} named />
          </Card>
        )
      })}
      {missing.length > 0 && <Missing parts={missing} onAsk={mayAsk ? setAsked : undefined} />}
      {asked !== null && (
        <Suspense fallback={null}>
          <EntityDialog
            resource="onboarding-comments"
            fields={['kind', 'text']}
            parentValues={{ onboardingId: row.id, question: asked }}
            sentence={questionTitle(asked, row.answers)}
            onClose={() => setAsked(null)}
            onSaved={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Of a natural person nobody asks the details of an entity. */
function partsOf({ legalStatus }: Row): Field[] {
  const parts = fieldOf(onboarding, 'answers').fields ?? []
  return parts.map(part => ({ ...part, title: partTitle(part, isPerson(legalStatus)) }))
}

/** Parts without an answer need no card of their own. */
function Missing({ parts, onAsk }: { parts: readonly Field[]; onAsk: GroupProps['onAsk'] }) {
  const translate = useTranslate()
  return (
    <Card title={translate('onboarding.unanswered')}>
      <ul className="answers-missing">
        {parts.map(({ name, title }) => (
          <li key={name}>
            {title}
            {onAsk && (
              <Button
                variant="text"
                size="small"
                aria-label={translate('onboarding.commentOn', { question: title })}
                onClick={() => onAsk(name)}
              >
                {translate('onboarding.comment')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Whether something was answered that an investor of this legal status is not asked. */
function hasUnasked(row: Row): boolean {
  const count = (answers: Row['answers']): number =>
    partsOf(row)
      .flatMap(part => answerGroups(part, answers ? valueOf(answers, part.name) : undefined, part.name))
      .reduce((sum, { rows }) => sum + rows.length, 0)
  return count(askedAnswers(row)) < count(row.answers)
}

function groupsOf(row: Row, part: Field): AnswerGroup[] {
  const answers = askedAnswers(row)
  return answerGroups(part, answers ? valueOf(answers, part.name) : undefined, part.name)
}

/** Where the same answers about a person stand already. */
function samePerson(row: Row, path: string): string | undefined {
  const people = peopleOf(row)
  const own = people.find(named => named.path === path)
  const first = own && people.find(({ person }) => person.key && JSON.stringify(person) === JSON.stringify(own.person))
  return first && first !== own ? first.path : undefined
}

/** Who signs is often an owner or director, whose answers nobody reads twice. */
function SamePerson({ row, path }: { row: Row; path: string }) {
  const translate = useTranslate()
  const first = samePerson(row, path)
  return (
    first && (
      <p className="answers-same">
        {translate('onboarding.samePerson', { question: questionTitle(parentOf(first), row.answers) })}
      </p>
    )
  )
}

function parentOf(path: string): string {
  return path.split('.').slice(0, -1).join('.')
}

interface GroupProps {
  group: AnswerGroup
  /** The card says its title already. */
  isPart: boolean
  row: Row
  comments: readonly Comment[]
  onAsk: ((path: string) => void) | undefined
}

function Group({ group, isPart, row, comments, onAsk }: GroupProps) {
  return (
    <>
      {!isPart && <h3>{questionTitle(group.path, row.answers)}</h3>}
      <dl className="answer-rows">
        {isPaper(group) && <EvidenceFile row={row} path={group.path} />}
        {group.rows.map(answer => (
          <Answer
            key={answer.path}
            answer={answer}
            row={row}
            comments={comments.filter(({ question }) => question === answer.path)}
            onAsk={onAsk}
          />
        ))}
      </dl>
    </>
  )
}

const PAPERS = 'evidence' satisfies keyof NonNullable<Row['answers']>

function isPaper({ path }: AnswerGroup): boolean {
  return path.startsWith(`${PAPERS}.`)
}

interface AnswerProps {
  answer: AnswerRow
  row: Row
  comments: readonly Comment[]
  onAsk: ((path: string) => void) | undefined
}

function Answer({ answer: { path, field, record }, row, comments, onAsk }: AnswerProps) {
  const translate = useTranslate()
  const { minorUnits } = useFundCurrency(row.fundId)
  return (
    <div>
      <dt>{field.title}</dt>
      <dd>
        <ValueCell field={field} record={record} decimals={{ minorUnits }} />
        <Comments row={row} comments={comments} />
      </dd>
      {onAsk && (
        <dd>
          <IconButton
            size="small"
            aria-label={translate('onboarding.commentOn', { question: field.title })}
            onClick={() => onAsk(path)}
          >
            <AddCommentOutlined fontSize="small" />
          </IconButton>
        </dd>
      )}
    </div>
  )
}
