/**
 * The way in for a kit: choose the file, see what it holds, choose, import.
 */
import {
	Button,
	CheckboxControl,
	FormFileUpload,
	Notice,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import * as rest from '../rest';
import { Choices } from './choices';
import { Report } from './report';
import { useAttempt } from './use-attempt';

/** What a kit is, in sentences. */
const about = ( { origin, images, unreadable }: rest.FoundKit ): string =>
	[
		sprintf(
			/* translators: %s: the URL of a site. */
			__( 'A kit from %s.', 'brolga' ),
			origin.replace( /^https?:\/\//, '' )
		),
		images > 0 &&
			sprintf(
				/* translators: %d: a number of images. */
				_n( 'It has %d image.', 'It has %d images.', images, 'brolga' ),
				images
			),
		unreadable > 0 &&
			sprintf(
				/* translators: %d: a number of entries of a file. */
				_n(
					'%d entry cannot be read and is left out.',
					'%d entries cannot be read and are left out.',
					unreadable,
					'brolga'
				),
				unreadable
			),
	]
		.filter( Boolean )
		.join( ' ' );

interface ItemProps {
	readonly item: rest.FoundItem;
	readonly isReplaced: boolean;
	readonly onReplace: ( isReplaced: boolean ) => void;
}

const ItemState = ( { item, isReplaced, onReplace }: ItemProps ) => {
	if ( item.exists === 'new' ) {
		return null;
	}
	return (
		<div className="brolga-kit__state">
			{ item.exists === 'imported' ? (
				__( 'Already imported.', 'brolga' )
			) : (
				<CheckboxControl
					label={ __( 'Replace what this site has there', 'brolga' ) }
					aria-label={ sprintf(
						/* translators: %s: the title of a page or the like. */
						__( 'Replace “%s” on this site', 'brolga' ),
						item.title
					) }
					checked={ isReplaced }
					onChange={ onReplace }
					__nextHasNoMarginBottom
				/>
			) }
		</div>
	);
};

/** The button that takes back settings and brand, where there is something to take back. */
const Undo = ( {
	onDone,
}: {
	readonly onDone: ( lines: readonly rest.ReportLine[] ) => void;
} ) => {
	const { busy, error, attempt } = useAttempt();
	return (
		<>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div>
				<Button
					variant="tertiary"
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () =>
						attempt( async () => onDone( await rest.undo() ) )
					}
					__next40pxDefaultSize
				>
					{ __(
						'Undo settings and brand of the latest import',
						'brolga'
					) }
				</Button>
			</div>
		</>
	);
};

interface FoundProps {
	readonly kit: rest.FoundKit;
	readonly busy: boolean;
	readonly onImport: (
		chosen: readonly string[],
		replaced: readonly string[]
	) => void;
}

/** What a kit holds, to choose from. */
const Found = ( { kit, busy, onImport }: FoundProps ) => {
	const [ chosen, setChosen ] = useState< readonly string[] >( () => [
		...( kit.settings ? [ 'settings' ] : [] ),
		...( kit.brand ? [ 'brand' ] : [] ),
		...kit.items.map( ( { key } ) => key ),
	] );
	const [ replaced, setReplaced ] = useState< readonly string[] >( [] );
	const replace = ( key: string, isReplaced: boolean ): void =>
		setReplaced( [
			...replaced.filter( ( other ) => other !== key ),
			...( isReplaced ? [ key ] : [] ),
		] );
	return (
		<>
			<p>{ about( kit ) }</p>
			{ ! kit.same_theme && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The kit’s theme is not active on this site. Styles and templates are left out.',
						'brolga'
					) }
				</Notice>
			) }
			<Choices
				parts={ {
					...( kit.settings && { settings: '' } ),
					...( kit.brand && { brand: '' } ),
				} }
				items={ kit.items }
				chosen={ chosen }
				onChoose={ setChosen }
				about={ ( item ) => (
					<ItemState
						item={ item }
						isReplaced={ replaced.includes( item.key ) }
						onReplace={ ( is ) => replace( item.key, is ) }
					/>
				) }
			/>
			<div>
				<Button
					variant="primary"
					isBusy={ busy }
					disabled={ busy || chosen.length === 0 }
					accessibleWhenDisabled
					onClick={ () => onImport( chosen, replaced ) }
					__next40pxDefaultSize
				>
					{ __( 'Import kit', 'brolga' ) }
				</Button>
			</div>
		</>
	);
};

/** @see KIT-6 KIT-8 KIT-10 KIT-11 */
export function KitImport() {
	const [ file, setFile ] = useState< File >();
	const [ kit, setKit ] = useState< rest.FoundKit >();
	const [ lines, setLines ] = useState< readonly rest.ReportLine[] >();
	const [ canUndo, setCanUndo ] = useState( false );
	const { busy, error, attempt } = useAttempt();

	const lookForUndo = (): void => {
		rest.contents().then(
			( { can_undo: can } ) => setCanUndo( can ),
			() => setCanUndo( false )
		);
	};
	useEffect( lookForUndo, [] );

	const open = ( picked: File | undefined ): void => {
		setFile( picked );
		setKit( undefined );
		setLines( undefined );
		if ( picked ) {
			attempt( async () => setKit( await rest.inspect( picked ) ) );
		}
	};
	const take: FoundProps[ 'onImport' ] = ( chosen, replaced ) =>
		attempt( async () => {
			if ( file ) {
				setLines( await rest.take( file, chosen, replaced ) );
				setKit( undefined );
				lookForUndo();
			}
		} );
	return (
		<div className="brolga-kit">
			<FormFileUpload
				accept=".zip,application/zip"
				className="is-secondary"
				disabled={ busy }
				__next40pxDefaultSize
				onChange={ ( event ) =>
					open( event.currentTarget.files?.[ 0 ] )
				}
			>
				{ file ? file.name : __( 'Choose a kit', 'brolga' ) }
			</FormFileUpload>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ kit && <Found kit={ kit } busy={ busy } onImport={ take } /> }
			<div role="status">
				{ lines && (
					<Report
						lines={ lines }
						title={ __( 'The kit was imported.', 'brolga' ) }
					/>
				) }
			</div>
			{ canUndo && (
				<Undo
					onDone={ ( done ) => {
						setLines( done );
						setCanUndo( false );
					} }
				/>
			) }
		</div>
	);
}
