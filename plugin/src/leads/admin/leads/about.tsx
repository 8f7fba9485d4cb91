/**
 * What a lead says of itself: what was asked, where it came from, why it is
 * kept apart.
 */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fileSize } from '../../../forms/view/file-size';
import type * as rest from '../../rest';
import { formName } from '../../../admin/form-name';
import { Answer } from './answer';
import { SeenVariants, type Origin } from './origin';
import { exactly } from '../../../admin/exactly';
import { keptApart } from '../../../spam/admin/words';
import { campaignName } from './words';

/** Addresses as links that can do no harm: only http and https are followed. */
const Address = ( { url }: { readonly url: string } ) =>
	/^https?:\/\//i.test( url ) ? (
		<a href={ url }>
			<bdi dir="ltr">{ url.replace( /^https?:\/\/|\?.*/gi, '' ) }</bdi>
		</a>
	) : (
		<bdi dir="ltr">{ url }</bdi>
	);

const Row = ( props: {
	readonly label: string;
	readonly children: React.ReactNode;
} ) => (
	<div className="brolga-lead__row">
		<dt>{ props.label }</dt>
		<dd>{ props.children }</dd>
	</div>
);

/** Why a lead is under Spam, and the way out. */
export function KeptApart( props: {
	readonly lead: rest.Lead;
	readonly onRelease: () => void;
} ) {
	const kept = props.lead.timeline.find( ( { kind } ) => kind === 'kept' );
	return props.lead.status === 'spam' && kept ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Not spam', 'brolga' ),
					onClick: props.onRelease,
				},
			] }
		>
			{ keptApart( kept.text ) }
			{ kept.signs && (
				<ul className="brolga-lead__signs">
					{ kept.signs.map( ( { sign, text } ) => (
						<li key={ sign }>
							<bdi>{ text }</bdi>
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	) : null;
}

/** Files to download, each with its size and kind. */
const Files = ( props: { readonly files: readonly rest.LeadFile[] } ) => (
	<ul className="brolga-lead__files">
		{ props.files.map( ( { name, size, type, url } ) => (
			<li key={ url }>
				<a href={ url } download={ name }>
					<bdi>{ name }</bdi>
				</a>{ ' ' }
				<small>
					{ fileSize( size ) } · { type }
				</small>
			</li>
		) ) }
	</ul>
);
/** What was asked, and what was answered. */
export const Answers = ( { lead }: { readonly lead: rest.Lead } ) => (
	<dl className="brolga-lead__fields">
		{ lead.fields.map( ( field ) => (
			<Row key={ field.id } label={ field.label }>
				{ field.files ? (
					<Files files={ field.files } />
				) : (
					<Answer field={ field } />
				) }
			</Row>
		) ) }
	</dl>
);

/** When it came, from where, and what went before. */
export const About = ( {
	lead,
	onOrigin,
}: {
	readonly lead: rest.Lead;
	readonly onOrigin: ( origin: Origin ) => void;
} ) => (
	<dl className="brolga-lead__about">
		<Row label={ __( 'Received', 'brolga' ) }>
			{ exactly( lead.created ) }
		</Row>
		<Row label={ __( 'Form', 'brolga' ) }>
			{ formName( lead.form_uid, lead.form ) }
		</Row>
		<Row label={ __( 'Page', 'brolga' ) }>
			<Address url={ lead.page } />
		</Row>
		{ lead.referrer !== '' && (
			<Row label={ __( 'Previous page', 'brolga' ) }>
				<Address url={ lead.referrer } />
			</Row>
		) }
		{ Object.entries( lead.campaign ).map( ( [ name, value ] ) => (
			<Row key={ name } label={ campaignName( name ) }>
				{ value }
			</Row>
		) ) }
		{ lead.variants.length > 0 && (
			<Row label={ __( 'A/B tests', 'brolga' ) }>
				<SeenVariants variants={ lead.variants } onShow={ onOrigin } />
			</Row>
		) }
		{ lead.consent !== '' && (
			<Row label={ __( 'Agreed to', 'brolga' ) }>{ lead.consent }</Row>
		) }
	</dl>
);
