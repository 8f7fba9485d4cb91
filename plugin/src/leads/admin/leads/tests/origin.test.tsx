/** LEAD-27 LEAD-29 */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Lead, LeadFilter } from '../../../rest';
import { OriginChips, originOf, SameOrigin, SeenVariants } from '../origin';

const LEAD = {
	page: 'https://www.example.com/contact/?utm_campaign=spring',
	referrer: 'https://search.example/?q=garden',
	campaign: { utm_campaign: 'spring' },
} as unknown as Lead;

it.each( [
	[
		LEAD,
		{
			source: 'search.example',
			campaign: 'spring',
			path: '/contact/',
			variant: '',
			referral: '',
		},
	],
	[
		{
			...LEAD,
			campaign: { utm_source: 'letter', referral: 'Anna Müller' },
		},
		{
			source: 'letter',
			campaign: '',
			path: '/contact/',
			variant: '',
			referral: 'Anna Müller',
		},
	],
	[
		{ ...LEAD, referrer: 'https://example.com/about/', campaign: {} },
		{
			source: '',
			campaign: '',
			path: '/contact/',
			variant: '',
			referral: '',
		},
	],
	[
		{ ...LEAD, page: 'no address', referrer: '', campaign: {} },
		{ source: '', campaign: '', path: '', variant: '', referral: '' },
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
		variant: '',
		referral: '',
	} );
} );

it( 'leads back to every origin', () => {
	const onChange = jest.fn();
	const filter = {
		source: '',
		campaign: 'spring',
		path: '',
		variant: '',
		referral: '',
	} as unknown as LeadFilter;
	render( <OriginChips filter={ filter } onChange={ onChange } /> );
	fireEvent.click( screen.getByRole( 'button', { name: /spring/ } ) );
	expect( onChange ).toHaveBeenCalledWith( { campaign: '' } );
} );

it( 'tells what A/B tests showed, and leads to others who saw the same (LEAD-27)', () => {
	const onShow = jest.fn();
	render(
		<SeenVariants
			variants={ [
				{
					test: '12-2',
					post: 12,
					subject: '2-1',
					title: 'Home & garden',
				},
				{ test: '30', post: 30, subject: '0', title: '' },
			] }
			onShow={ onShow }
		/>
	);
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Variant B, A/B test on “Home & garden” Show similar leads',
		'Control, A/B test on page 30 Show similar leads',
	] );
	fireEvent.click(
		screen.getByRole( 'button', {
			name: 'Show leads from visitors who saw Variant B, A/B test on “Home & garden”',
		} )
	);
	expect( onShow ).toHaveBeenCalledWith( {
		source: '',
		campaign: '',
		path: '',
		variant: '12-2:2-1',
		referral: '',
	} );
} );
