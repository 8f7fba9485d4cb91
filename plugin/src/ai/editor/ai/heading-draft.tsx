/**
 * Another wording of one of a variant's headings.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import * as rest from '../../rest';
import { OneDraft } from '../../admin/one-draft';
import { plainOf, richOf } from '../plain';

export interface HeadingDraftProps {
	/** The variant's. */
	readonly clientId: string;
}

interface Editor {
	getClientIdsOfDescendants: ( clientIds: readonly string[] ) => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockAttributes: (
		clientId: string
	) => { readonly content?: unknown } | null;
}

interface Actions {
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

const HEADING = 'core/heading';

/** As long as the server takes. */
const MAX_LENGTH = 300;

const useHeadings = ( variant: string ) =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore ) as unknown as Editor;
			// One text, which stays the same as long as nothing changes.
			return JSON.stringify(
				editor
					.getClientIdsOfDescendants( [ variant ] )
					.filter( ( id ) => editor.getBlockName( id ) === HEADING )
					.map( ( id ) => ( {
						value: id,
						label: plainOf(
							editor.getBlockAttributes( id )?.content
						).slice( 0, MAX_LENGTH ),
					} ) )
					.filter( ( { label } ) => label !== '' )
			);
		},
		[ variant ]
	);

/**
 * @see AI-20
 * @param props          See HeadingDraftProps.
 * @param props.clientId
 */
export const Settings = ( { clientId }: HeadingDraftProps ) => {
	const headings = JSON.parse( useHeadings( clientId ) ) as readonly {
		readonly value: string;
		readonly label: string;
	}[];
	const post = useSelect(
		( select ) =>
			Number(
				(
					select( 'core/editor' ) as unknown as
						{ getCurrentPostId: () => unknown } | undefined
				 )?.getCurrentPostId()
			),
		[]
	);
	const { updateBlockAttributes } = useDispatch(
		blockEditorStore
	) as unknown as Actions;
	const [ chosen, setChosen ] = useState( '' );
	const heading =
		headings.find( ( { value } ) => value === chosen ) ?? headings[ 0 ];
	const text = heading?.label ?? '';
	const draft = useCallback(
		( isDry: boolean ) => rest.draftHeading( post, text, isDry ),
		[ post, text ]
	);
	if ( ! heading || ! post ) {
		return null;
	}
	return (
		<PanelBody title={ __( 'Draft a heading with AI', 'brolga' ) }>
			<SelectControl
				label={ __( 'Heading', 'brolga' ) }
				value={ heading.value }
				options={ [ ...headings ] }
				onChange={ setChosen }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<OneDraft
				// A draft is for one heading.
				key={ heading.value }
				label={ __( 'Draft another wording', 'brolga' ) }
				draft={ draft }
				onUse={ ( drafted ) =>
					updateBlockAttributes( heading.value, {
						content: richOf( drafted ),
					} )
				}
			/>
		</PanelBody>
	);
};
