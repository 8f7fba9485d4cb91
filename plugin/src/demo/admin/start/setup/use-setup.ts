/**
 * The setup on the screen: the business's details, and what goes beyond them.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { SiteSetup } from '@brolga/contracts';
import { messageOf } from '../../../../admin/rest/message';
import type { SectionState } from '../../../../admin/settings/drafts';
import { valueOf } from '../../../../admin/settings/section-context';
import { site } from '../../../../admin/settings/site';
import { useSettings } from '../../../../admin/settings/use-settings';
import * as rest from '../../../rest';
import type { Look, SetupData } from './data';
import { countryOfBrowser, followedIn, type Followed } from './words';

const ID = 'business';

export interface Setup {
	/** The business's details; undefined: they are on their way. */
	readonly section: SectionState | undefined;
	readonly change: ( name: string, value: unknown ) => void;
	readonly name: string;
	/** Whether the name becomes the site's title. */
	readonly renames: boolean;
	/** A schema.org type. */
	readonly kind: string;
	/** What is usual in the country that is chosen. */
	readonly followed: Followed | undefined;
	readonly isFollowing: boolean;
	readonly setIsFollowing: ( isFollowing: boolean ) => void;
	/** An address. */
	readonly logo: string;
	readonly setLogo: ( image: rest.Image ) => void;
	readonly looks: readonly Look[];
	readonly look: string | undefined;
	readonly setLook: ( slug: string | undefined ) => void;
	readonly busy: boolean;
	readonly failure: string;
	readonly retry: () => void;
	/** Saves all; what could not be set up, or undefined if something was refused. */
	readonly save: () => Promise< readonly string[] | undefined >;
}

/** Chooses the country that shop, language or browser name, until the owner does. */
function useCountryGuess(
	section: SectionState | undefined,
	change: Setup[ 'change' ]
): void {
	const isEmpty =
		section !== undefined &&
		section.stored.values.country === '' &&
		section.stored.locked.country === undefined;
	useEffect( () => {
		const guess = site().place || countryOfBrowser();
		if ( isEmpty && guess !== '' ) {
			change( 'country', guess );
		}
	}, [ isEmpty, change ] );
}

/** What is sent beside the details. */
const choicesOf = (
	renames: boolean,
	country: string | undefined,
	image: rest.Image | undefined,
	look: string | undefined
): SiteSetup => ( {
	title: renames,
	...( country === undefined
		? {}
		: {
				country,
				timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
			} ),
	...( image ? { logo: image.id } : {} ),
	...( look === undefined ? {} : { look } ),
} );

export function useSetup( data: SetupData ): Setup {
	const settings = useSettings();
	const section = settings.sections.find(
		( { stored } ) => stored.id === ID
	);
	const { change: changeIn } = settings;
	const change = useCallback(
		( name: string, value: unknown ): void => changeIn( ID, name, value ),
		[ changeIn ]
	);
	useCountryGuess( section, change );

	const current = data.looks.find( ( { is_current: is } ) => is )?.slug;
	const [ look, setLook ] = useState( current );
	const [ image, setLogo ] = useState< rest.Image >();
	const [ isFollowing, setIsFollowing ] = useState( data.followsWp );
	const [ isSending, setIsSending ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const text = ( name: string ): string =>
		String( ( section && valueOf( section, name ) ) ?? '' );
	// As it was when the screen came: a name that is saved without the rest is no other choice.
	const [ first, setFirst ] = useState< string >();
	if ( section && first === undefined ) {
		setFirst( String( section.stored.values.business_name ?? '' ) );
	}
	const renames = ! first || first === data.title;
	const followed = followedIn( text( 'country' ) );

	const send = async (): Promise< readonly string[] | undefined > => {
		setIsSending( true );
		setFailure( '' );
		try {
			const { problems } = await rest.setUp(
				choicesOf(
					renames,
					isFollowing ? followed?.code : undefined,
					image,
					look === current ? undefined : look
				)
			);
			return problems;
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
			return undefined;
		} finally {
			setIsSending( false );
		}
	};

	const save = async (): Promise< readonly string[] | undefined > => {
		if ( ( await settings.save() ) === undefined ) {
			return send();
		}
		// The name may be saved although something else was refused: then it is the title as well, whether or
		// not there is another try. If this fails, the next try does it.
		if ( renames && text( 'business_name' ) !== '' ) {
			await rest.setUp( { title: true } ).catch( () => undefined );
		}
		return undefined;
	};

	return {
		section,
		change,
		name: text( 'business_name' ) || data.title,
		renames,
		kind: text( 'business_kind' ),
		followed,
		isFollowing,
		setIsFollowing,
		logo: image?.source_url ?? data.logo,
		setLogo,
		looks: data.looks,
		look,
		setLook,
		busy: settings.busy || isSending,
		failure: settings.failure || failure,
		retry: settings.failure === '' ? () => void send() : settings.load,
		save,
	};
}
