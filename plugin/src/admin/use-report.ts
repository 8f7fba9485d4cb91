/**
 * The report of some days, asked for anew when others are chosen.
 */
import { useEffect, useState } from '@wordpress/element';
import { messageOf } from './rest/message';
import { isUsable, type Days } from './days';
import { save } from './save';

/** A file to save, as a route answers it. */
interface File {
	readonly name: string;
	readonly text: string;
}

/**
 * @param load Asks for the report; a function that stays the same.
 * @return The days that are chosen and shown, and what is known of them.
 */
export function useReport< Report extends Days >(
	load: ( days: Days ) => Promise< Report >
) {
	const [ days, setDays ] = useState< Days >( { from: '', to: '' } );
	const [ today, setToday ] = useState( '' );
	const [ shown, setShown ] = useState< Report >();
	const [ error, setError ] = useState( '' );
	const fail = ( reason: unknown ): void => setError( messageOf( reason ) );

	useEffect( () => {
		let isCurrent = true;
		if ( days.to !== '' && ! isUsable( days ) ) {
			return;
		}
		load( days ).then(
			( fresh ) => {
				if ( isCurrent ) {
					setShown( fresh );
					setError( '' );
					// The first answer, which asked for no days, tells the site's own today.
					setToday( ( before ) => before || fresh.to );
				}
			},
			( reason: unknown ) => isCurrent && fail( reason )
		);
		return () => {
			isCurrent = false;
		};
	}, [ days, load ] );

	/** Saves a file, or says why there is none. */
	const download = ( file: Promise< File > ): void =>
		void file.then( ( { name, text } ) => save( name, text ), fail );

	return { days, setDays, today, shown, error, download };
}
