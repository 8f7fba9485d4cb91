/**
 * The leads that a filter leaves, page by page.
 */
import { list, type LeadPage, type LeadQuery } from '../../rest';
import { useList, type Listed } from '../../../admin/use-list';

/**
 * Loads a page of leads whenever the query changes.
 *
 * @param query Which leads.
 */
export const useLeads = ( query: LeadQuery ): Listed< LeadPage > =>
	useList( list, query );
