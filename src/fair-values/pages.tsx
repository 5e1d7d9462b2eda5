import { useParams } from 'react-router'
import { FairValueForm } from './FairValueForm.tsx'

export function FairValueAdd() {
  return <FairValueForm />
}

export function FairValueDetails() {
  return <FairValueForm id={Number(useParams()['fairValueId'])} />
}
