/**
 * What emails look like: each kind, in light and dark mode, on a phone, and as text.
 *
 * @see EMAIL-867
 */
import {
	Button,
	Notice,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import * as rest from '../rest';
import { refusalOf } from '../../admin/settings/rest';

type View = 'light' | 'dark' | 'text';

const VIEWS: ReadonlyArray< readonly [ View, string ] > = [
	[ 'light', __( 'Light', 'brolga' ) ],
	[ 'dark', __( 'Dark', 'brolga' ) ],
	[ 'text', __( 'Plain text', 'brolga' ) ],
];

/**
 * The HTML as a mail program in a mode shows it: the mode of the computer counts for nothing, and
 * links lead nowhere.
 *
 * @param html The email.
 * @param view How to look at it.
 */
export const shownIn = ( html: string, view: View ): string =>
	html
		.replaceAll(
			'(prefers-color-scheme: dark)',
			view === 'dark' ? 'all' : 'not all'
		)
		.replace(
			'</head>',
			`<base target="_blank"><style>:root{color-scheme:${
				view === 'dark' ? 'dark' : 'light'
			} !important}</style></head>`
		);

interface Look {
	readonly view: View;
	readonly isNarrow: boolean;
}

const Shown = ( {
	preview,
	view,
	isNarrow,
}: Look & { readonly preview: rest.MailPreview } ) => {
	if ( view === 'text' ) {
		return <pre>{ preview.text }</pre>;
	}
	return preview.problem === '' ? (
		<iframe
			className={ isNarrow ? 'is-phone' : undefined }
			title={ sprintf(
				/* translators: %s: the subject of an email. */
				__( 'Preview: %s', 'brolga' ),
				preview.subject
			) }
			sandbox=""
			srcDoc={ shownIn( preview.html, view ) }
		/>
	) : (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ __(
					'The email design does not work, so emails are sent as plain text. Correct brolga/email.php in your theme, or remove it.',
					'brolga'
				) }
			</p>
			<p>{ preview.problem }</p>
		</Notice>
	);
};

const Bar = ( {
	preview,
	look,
	onKind,
	onLook,
}: {
	readonly preview: rest.MailPreview;
	readonly look: Look;
	readonly onKind: ( kind: string ) => void;
	readonly onLook: ( look: Look ) => void;
} ) => (
	<div className="brolga-email__bar">
		<SelectControl
			label={ __( 'Email', 'brolga' ) }
			value={ preview.kind }
			options={ preview.kinds.map( ( { id, label } ) => ( {
				value: id,
				label,
			} ) ) }
			onChange={ onKind }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
		/>
		<div role="group" aria-label={ __( 'Format', 'brolga' ) }>
			{ VIEWS.map( ( [ view, label ] ) => (
				<Button
					key={ view }
					isPressed={ view === look.view }
					onClick={ () => onLook( { ...look, view } ) }
					__next40pxDefaultSize
				>
					{ label }
				</Button>
			) ) }
		</div>
		<ToggleControl
			label={ __( 'Phone width', 'brolga' ) }
			checked={ look.isNarrow }
			disabled={ look.view === 'text' }
			onChange={ ( isNarrow ) => onLook( { ...look, isNarrow } ) }
			__nextHasNoMarginBottom
		/>
	</div>
);

export function EmailPreview() {
	const [ busy, setBusy ] = useState( false );
	const [ preview, setPreview ] = useState< rest.MailPreview | undefined >();
	const [ look, setLook ] = useState< Look >( {
		view: 'light',
		isNarrow: false,
	} );
	const [ failure, setFailure ] = useState( '' );

	const load = async ( kind: string ): Promise< void > => {
		setBusy( true );
		setFailure( '' );
		try {
			setPreview( await rest.preview( kind ) );
		} catch ( reason ) {
			setFailure( refusalOf( reason ).message );
		}
		setBusy( false );
	};

	return (
		<div className="brolga-email brolga-wide">
			{ preview === undefined ? (
				<div>
					<Button
						variant="secondary"
						isBusy={ busy }
						disabled={ busy }
						accessibleWhenDisabled
						onClick={ () => void load( '' ) }
						__next40pxDefaultSize
					>
						{ __( 'Preview emails', 'brolga' ) }
					</Button>
				</div>
			) : (
				<>
					<Bar
						preview={ preview }
						look={ look }
						onKind={ ( kind ) => void load( kind ) }
						onLook={ setLook }
					/>
					<p>
						{ sprintf(
							/* translators: %s: the subject of an email. */
							__( 'Subject: %s', 'brolga' ),
							preview.subject
						) }
					</p>
					<Shown preview={ preview } { ...look } />
				</>
			) }
			<div role="status">
				{ failure !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
			</div>
		</div>
	);
}
