/**
 * The sidebar's panels of a list: sorting and conditions, and its card.
 *
 * @see BLOG-890 BLOG-898
 */
import { Notice, PanelBody, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Answer } from '../../rest/lists';
import { CardPanel } from './card-panel';
import type { List, ListProps, Query } from './list';
import { Rules } from './rules';
import { SortFields } from './sort-fields';
import { useFields } from './use-fields';

interface BodyProps {
	readonly answer: Answer | undefined | 'failed';
	readonly list: List;
	readonly onChange: ( list: List ) => void;
}

const Body = ( { answer, list, onChange }: BodyProps ) => {
	if ( answer === undefined ) {
		return <Spinner />;
	}
	if ( answer === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The fields could not be loaded. Check your connection, then select the block again.',
					'brolga'
				) }
			</Notice>
		);
	}
	const { fields, problems } = answer;
	return (
		<>
			{ problems.map( ( problem ) => (
				<Notice
					key={ problem }
					status="warning"
					isDismissible={ false }
				>
					{ problem }
				</Notice>
			) ) }
			<SortFields
				fields={ fields }
				sort={ list.sort }
				onChange={ ( sort ) => onChange( { ...list, sort } ) }
			/>
			<Rules fields={ fields } list={ list } onChange={ onChange } />
		</>
	);
};

/** For a list whose posts are its own choice. */
const OwnList = ( {
	query,
	onChange,
	clientId,
}: {
	readonly query: Query;
	readonly onChange: ( list: List ) => void;
	readonly clientId: string;
} ) => {
	const { postType = 'post', brolgaList: list = {} } = query;
	const answer = useFields( postType, list );
	const fields =
		answer === undefined || answer === 'failed' ? [] : answer.fields;
	return (
		<>
			<PanelBody title={ __( 'Sort and filter by fields', 'brolga' ) }>
				<Body answer={ answer } list={ list } onChange={ onChange } />
			</PanelBody>
			<CardPanel
				clientId={ clientId }
				postType={ postType }
				list={ list }
				fields={ fields }
			/>
		</>
	);
};

/**
 * The panels.
 *
 * @param props               See ListProps.
 * @param props.clientId
 * @param props.attributes
 * @param props.setAttributes
 */
export const Settings = ( {
	clientId,
	attributes,
	setAttributes,
}: ListProps ) => {
	const { query = {} } = attributes;
	return query.inherit ? (
		<PanelBody title={ __( 'Sort and filter by fields', 'brolga' ) }>
			<p>
				{ __(
					'This list shows the posts of the page it stands on. To choose them here, set its query type to Custom.',
					'brolga'
				) }
			</p>
		</PanelBody>
	) : (
		<OwnList
			clientId={ clientId }
			query={ query }
			onChange={ ( brolgaList ) =>
				setAttributes( { query: { ...query, brolgaList } } )
			}
		/>
	);
};
