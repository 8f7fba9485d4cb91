/**
 * The screen: what can be set, area by area.
 */
import { Notice, Snackbar, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Failure } from '../failure';
import { ScreenHead } from '../screen-head';
import { HelpLink, isTopic } from '../help-link';
import { isDirty, type SectionState, type State } from './drafts';
import { SaveBar } from './save-bar';
import { Search, useSearch, wordsOf } from './search-box';
import { SectionContext } from './section-context';
import { SectionForm } from './section-form';
import { addressOf, useSectionAddress } from './use-section-address';
import { useFocusOnRefusal } from './use-focus-on-refusal';
import { useSettings } from './use-settings';

/** Some sections hold rows that are saved one by one, and no values. */
const hasValues = ( { stored }: SectionState ): boolean =>
	Object.keys( { ...stored.values, ...stored.secrets } ).length > 0;

/** What is to be said above a section's form. */
const SectionNotices = ( { section }: { readonly section: SectionState } ) => (
	<>
		{ section.error !== '' && (
			<Notice status="error" isDismissible={ false }>
				{ section.error }
			</Notice>
		) }
		{ section.conflict && (
			<Notice status="warning" isDismissible={ false }>
				{ section.conflict.by === ''
					? __(
							'Someone else has changed these settings since you opened them.',
							'brolga'
						)
					: sprintf(
							/* translators: %s: somebody's name. */
							__(
								'%s has changed these settings since you opened them.',
								'brolga'
							),
							section.conflict.by
						) }{ ' ' }
				{ __(
					'You are seeing the current values with your changes applied. Save again to keep your changes, or discard them.',
					'brolga'
				) }
			</Notice>
		) }
	</>
);

const Part = ( {
	section,
	isFound,
	onChange,
}: {
	readonly section: SectionState;
	/** Whether it stands among what a search found. */
	readonly isFound: boolean;
	readonly onChange: ( name: string, value: unknown ) => void;
} ) => {
	const { id, title, about } = section.stored;
	return (
		<div
			className={ isFound ? 'brolga-settings__found' : undefined }
			data-section={ isFound ? id : undefined }
		>
			<h2 tabIndex={ -1 }>{ title }</h2>
			{ ! isFound && about !== '' && (
				<p className="brolga-settings__about">
					{ about }{ ' ' }
					{ isTopic( id ) && (
						<HelpLink topic={ id } title={ title } />
					) }
				</p>
			) }
			<SectionNotices section={ section } />
			<SectionContext.Provider value={ { section, change: onChange } }>
				<SectionForm />
			</SectionContext.Provider>
		</div>
	);
};

const Navigation = ( {
	shown,
	active,
	onGo,
}: {
	readonly shown: State;
	readonly active: string;
	readonly onGo: ( id: string ) => void;
} ) => {
	const nav = useRef< HTMLElement >( null );
	// On a telephone the names stand in a row that is longer than the window.
	useEffect( () => {
		nav.current
			?.querySelector( '[aria-current]' )
			?.scrollIntoView?.( { block: 'nearest', inline: 'center' } );
	}, [ active ] );
	return (
		<nav
			ref={ nav }
			className="brolga-settings__nav"
			aria-label={ __( 'Settings', 'brolga' ) }
		>
			{ shown.map( ( section ) => {
				const { id, title } = section.stored;
				return (
					<a
						key={ id }
						href={ addressOf( id ) }
						aria-current={ id === active ? 'page' : undefined }
						onClick={ ( event ) => {
							if ( ! event.metaKey && ! event.ctrlKey ) {
								event.preventDefault();
								onGo( id );
							}
						} }
					>
						{ title }
						{ isDirty( section ) && (
							<span className="brolga-settings__dot">
								<span className="screen-reader-text">
									{ __( 'unsaved', 'brolga' ) }
								</span>
							</span>
						) }
					</a>
				);
			} ) }
		</nav>
	);
};

/** Warns before a page with unsaved changes is left. */
function useLeaveWarning( dirty: boolean ): void {
	useEffect( () => {
		if ( ! dirty ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ): void =>
			event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ dirty ] );
}

type Settings = ReturnType< typeof useSettings >;

interface PanelProps {
	readonly panel: RefObject< HTMLFormElement >;
	readonly open: SectionState;
	readonly sections: State;
	readonly isSearch: boolean;
	readonly dirty: State;
	readonly settings: Settings;
	readonly onSave: () => void;
}

/** The section that is open, or all in which something was found. */
const Panel = ( {
	panel,
	open,
	sections,
	isSearch,
	dirty,
	settings,
	onSave,
}: PanelProps ) => (
	<form
		ref={ panel }
		className="brolga-settings__panel"
		aria-label={
			isSearch ? __( 'Settings found', 'brolga' ) : open.stored.title
		}
		noValidate
		onSubmit={ ( event ) => {
			event.preventDefault();
			if ( dirty.length > 0 ) {
				onSave();
			}
		} }
	>
		{ sections.map( ( section ) => (
			<Part
				// What was hidden by a search is made anew.
				key={ `${ section.stored.id }${ isSearch }` }
				section={ section }
				isFound={ isSearch }
				onChange={ ( name, value ) =>
					settings.change( section.stored.id, name, value )
				}
			/>
		) ) }
		{ ( dirty.length > 0 || ( ! isSearch && hasValues( open ) ) ) && (
			<SaveBar
				titles={ dirty.map( ( { stored } ) => stored.title ) }
				busy={ settings.busy }
				onDiscard={ settings.discard }
			/>
		) }
	</form>
);

export function SettingsScreen() {
	const settings = useSettings();
	const [ place, go ] = useSectionAddress();
	const [ message, setMessage ] = useState( '' );
	const [ query, setQuery ] = useState( '' );
	const panel = useRef< HTMLFormElement >( null );
	const found = useSearch( panel, query, settings.sections );
	const isSearch = wordsOf( query ).length > 0;

	const shown = settings.sections.filter(
		( { stored } ) => stored.groups.length > 0
	);
	const open =
		shown.find( ( { stored } ) => stored.id === place ) ?? shown[ 0 ];
	const dirty = shown.filter( isDirty );
	useLeaveWarning( dirty.length > 0 );

	const refuse = useFocusOnRefusal( panel );

	const save = async (): Promise< void > => {
		setMessage( '' );
		const refused = await settings.save();
		if ( refused === undefined ) {
			setMessage( __( 'Saved.', 'brolga' ) );
			return;
		}
		setQuery( '' );
		if ( refused !== open?.stored.id ) {
			go( refused );
		}
		refuse();
	};

	return (
		<>
			<ScreenHead title={ __( 'Settings', 'brolga' ) } hasSearch />
			<Failure text={ settings.failure } onRetry={ settings.load } />
			{ ! open && settings.busy && <Spinner /> }
			{ open && (
				<div className="brolga-settings">
					<div className="brolga-settings__side">
						<Search
							query={ query }
							found={ found }
							onChange={ setQuery }
						/>
						<Navigation
							shown={
								isSearch
									? shown.filter(
											( { stored } ) => found[ stored.id ]
										)
									: shown
							}
							active={ isSearch ? '' : open.stored.id }
							onGo={ ( id ) => {
								setQuery( '' );
								go( id );
							} }
						/>
					</div>
					<Panel
						panel={ panel }
						open={ open }
						sections={ isSearch ? shown : [ open ] }
						isSearch={ isSearch }
						dirty={ dirty }
						settings={ settings }
						onSave={ () => void save() }
					/>
				</div>
			) }
			{ message !== '' && (
				<div className="brolga-settings__message">
					<Snackbar onRemove={ () => setMessage( '' ) }>
						{ message }
					</Snackbar>
				</div>
			) }
		</>
	);
}
