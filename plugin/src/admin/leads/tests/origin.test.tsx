/** LEAD-29 */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Lead, LeadFilter } from '../../../rest/leads';
import { OriginChips, originOf, SameOrigin } from '../origin';

const LEAD = {
	page: 'https://www.example.com/contact/?utm_campaign=spring',
	referrer: 'https://search.example/?q=garden',
	campaign: { utm_campaign: 'spring' },
} as unknown as Lead;

it.each( [
	[
		LEAD,
		{ source: 'search.example', campaign: 'spring', path: '/contact/' },
	],
	[
		{ ...LEAD, campaign: { utm_source: 'letter' } },
		{ source: 'letter', campaign: '', path: '/contact/' },
	],
	[
		{ ...LEAD, referrer: 'https://example.com/about/', campaign: {} },
		{ source: '', campaign: '', path: '/contact/' },
	],
	[
		{ ...LEAD, page: 'no address', referrer: '', campaign: {} },
		{ source: '', campaign: '', path: '' },
	],
] )( 'tells where a lead came from (%#)', ( lead, origin ) => {
	expect( originOf( lead ) ).toEqual( origin );
} );

it( 'shows leads of the same campaign, and of no other narrowing', () => {
	const onShow = jest.fn();
	render( <SameOrigin lead={ LEAD } onShow={ onShow } /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Campaign' } ) );
	expect( onShow ).toHaveBeenCalledWith( {
		source: '',
		campaign: 'spring',
		path: '',
	} );
} );

it( 'leads back to every origin', () => {
	const onChange = jest.fn();
	const filter = {
		source: '',
		campaign: 'spring',
		path: '',
	} as unknown as LeadFilter;
	render( <OriginChips filter={ filter } onChange={ onChange } /> );
	fireEvent.click( screen.getByRole( 'button', { name: /spring/ } ) );
	expect( onChange ).toHaveBeenCalledWith( { campaign: '' } );
} );
