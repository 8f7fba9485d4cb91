/**
 * The forms of this site and their numbers.
 */
import { report, type FormReport, type Period } from '../../rest';
import { useList, type Listed } from '../../../admin/use-list';

const ask = ( { period }: { readonly period: Period } ) => report( period );

/**
 * Asks for the numbers of a period; those of another are shown until they come.
 *
 * @param period Which.
 */
export const useForms = ( period: Period ): Listed< FormReport > =>
	useList( ask, { period } );
