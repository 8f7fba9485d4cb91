import { getSettings, setSettings } from '@wordpress/date';
import { exactly } from '../exactly';

it( 'writes dates as the site does, on its clock (LEAD-49, LEAD-521)', () => {
	const settings = getSettings();
	setSettings( {
		...settings,
		formats: {
			...settings.formats,
			date: 'j F Y',
			time: 'G:i',
			datetime: 'F j, Y g:i a',
		},
		timezone: {
			offset: 10,
			offsetFormatted: '10',
			string: 'Australia/Brisbane',
			abbr: 'AEST',
		},
	} );
	expect( exactly( '2026-11-20T23:05:00Z' ) ).toBe(
		'21 November 2026 at 9:05'
	);
	setSettings( settings );
} );
