/**
 * Stands in for the collection of all icons, of which JSON Forms' renderers name these: reading the other eleven
 * thousand would take most of a build.
 */
export { default as Add } from '@mui/icons-material/Add'
export { default as ArrowDownward } from '@mui/icons-material/ArrowDownward'
export { default as ArrowUpward } from '@mui/icons-material/ArrowUpward'
export { default as Close } from '@mui/icons-material/Close'
export { default as Delete } from '@mui/icons-material/Delete'
export { default as ErrorOutline } from '@mui/icons-material/ErrorOutline'
export { default as ExpandMore } from '@mui/icons-material/ExpandMore'
