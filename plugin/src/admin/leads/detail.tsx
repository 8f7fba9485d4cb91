/**
 * One lead: what was asked, what became of its mail, what to do next.
 */
import type { LeadStatus } from '@brolga/contracts';
import { Button, Notice, SelectControl, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { fileSize } from '../../forms/file-size';
import * as rest from '../../rest/leads';
import { formName } from '../shared/form-name';
import { Answer } from './answer';
import { Mails } from './mails';
import { SameOrigin, SeenVariants, type Origin } from './origin';
import { Composer } from './reply';
import { Timeline } from './timeline';
import { useKeys } from './use-keys';
import { useLead } from './use-lead';
import { useReply } from './use-reply';
import { campaignName, eventText, exactly, keptApart, STATUS } from './words';

interface Props {
	readonly id: number;
	/** The lead above it in the list; 0: there is none. */
	readonly previous?: number;
	/** The one below. */
	readonly next?: number;
	/** Opens another lead. */
	readonly onOpen?: ( id: number ) => void;
	/** Whether keys are heard. */
	readonly keysOn?: boolean;
	/** Tells those who do not see it what a key has done. */
	readonly onSay?: ( words: string ) => void;
	readonly onClose: () => void;
	/** Called when something about the lead has changed. */
	readonly onChange: () => void;
	/** Shows leads of the same origin. */
	readonly onOrigin: ( origin: Origin ) => void;
}

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
function KeptApart( props: {
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

export function LeadDetail( {
	id,
	previous = 0,
	next = 0,
	onOpen,
	keysOn = false,
	onSay,
	onClose,
	onChange,
	onOrigin,
}: Props ) {
	const { lead, error, busy, show, take, settle } = useLead( id );
	const [ note, setNote ] = useState( '' );
	const [ sent, setSent ] = useState( '' );
	const reply = useReply( id );
	const heading = useRef< HTMLHeadingElement >( null );
	const opener = useRef< HTMLButtonElement >( null );

	useEffect( () => {
		void take( rest.read( id ) ).then( () => heading.current?.focus() );
	}, [ id, take ] );

	const change = async ( answer: Promise< rest.Lead > ): Promise< void > => {
		if ( await take( answer ) ) {
			onChange();
		}
	};
	const saveNote = async (): Promise< void > => {
		if ( await take( rest.update( id, { note } ) ) ) {
			setNote( '' );
			onChange();
		}
	};
	const remove = async (): Promise< void > => {
		if ( await settle( rest.remove( id ) ) ) {
			onChange();
			onClose();
		}
	};
	const mark = async ( status: LeadStatus ): Promise< void > => {
		if ( await take( rest.update( id, { status } ) ) ) {
			onSay?.(
				eventText( { at: '', kind: 'status', text: status, user: '' } )
			);
			onChange();
		}
	};
	const beginReply = (): void => {
		if ( lead === undefined || reply.draft !== undefined ) {
			return;
		}
		if ( lead.reply.obstacle !== '' ) {
			onSay?.( lead.reply.obstacle );
			return;
		}
		setSent( '' );
		reply.begin( lead );
	};
	useKeys(
		keysOn && ! busy && lead !== undefined
			? {
					e: () => void mark( 'done' ),
					s: () => void mark( 'spam' ),
					r: beginReply,
				}
			: {}
	);
	return (
		<aside
			className="brolga-lead"
			aria-label={ __( 'Lead', 'brolga' ) }
			aria-busy={ busy }
		>
			<header className="brolga-lead__header">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ lead?.name || lead?.email || __( 'Lead', 'brolga' ) }
				</h2>
				<div className="brolga-lead__ways">
					<Button
						icon="arrow-up-alt2"
						label={ __( 'Previous lead', 'brolga' ) }
						disabled={ previous === 0 }
						accessibleWhenDisabled
						onClick={ () => onOpen?.( previous ) }
					/>
					<Button
						icon="arrow-down-alt2"
						label={ __( 'Next lead', 'brolga' ) }
						disabled={ next === 0 }
						accessibleWhenDisabled
						onClick={ () => onOpen?.( next ) }
					/>
					<Button
						icon="no-alt"
						label={ __( 'Close', 'brolga' ) }
						onClick={ onClose }
					/>
				</div>
			</header>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ lead === undefined && error === '' && <Spinner /> }
			{ lead !== undefined && (
				<>
					<div className="brolga-lead__actions">
						<SelectControl
							label={ __( 'Status', 'brolga' ) }
							value={ lead.status }
							options={ Object.entries( STATUS ).map(
								( [ value, label ] ) => ( { value, label } )
							) }
							onChange={ ( status ) =>
								void mark( status as LeadStatus )
							}
							__next40pxDefaultSize
						/>
						{ lead.reply.obstacle === '' && (
							<Button
								ref={ opener }
								variant="primary"
								disabled={ reply.draft !== undefined }
								accessibleWhenDisabled
								onClick={ beginReply }
								__next40pxDefaultSize
							>
								{ __( 'Reply', 'brolga' ) }
							</Button>
						) }
						{ lead.status === 'trash' && (
							<Button
								variant="secondary"
								isDestructive
								onClick={ () => void remove() }
								__next40pxDefaultSize
							>
								{ __( 'Delete permanently', 'brolga' ) }
							</Button>
						) }
					</div>
					{ lead.reply.obstacle !== '' && (
						<p className="brolga-lead__obstacle">
							{ lead.reply.obstacle }
						</p>
					) }
					<KeptApart
						lead={ lead }
						onRelease={ () =>
							void mark( 'new' ).then( () =>
								heading.current?.focus()
							)
						}
					/>
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
					{ reply.draft && lead.reply.obstacle === '' && (
						<Composer
							lead={ lead }
							draft={ reply.draft }
							isNew={ reply.isNew }
							onWrite={ reply.write }
							onSent={ ( now ) => {
								reply.end();
								show( now );
								setSent( now.email );
								onChange();
								opener.current?.focus();
							} }
							onStale={ () => void take( rest.read( id ) ) }
							onDiscard={ () => {
								reply.end();
								opener.current?.focus();
							} }
						/>
					) }
					{ sent !== '' && (
						<Notice
							status="success"
							onRemove={ () => setSent( '' ) }
						>
							{ sprintf(
								/* translators: %s: an email address. */
								__(
									'Your reply is on its way to %s. You can follow it under “Activity”.',
									'brolga'
								),
								sent
							) }
						</Notice>
					) }
					<Mails
						lead={ lead }
						busy={ busy }
						onResend={ () => void change( rest.resend( id ) ) }
						onResendOne={ ( job ) =>
							void change( rest.resend( id, job ) )
						}
					/>
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
						{ Object.entries( lead.campaign ).map(
							( [ name, value ] ) => (
								<Row
									key={ name }
									label={ campaignName( name ) }
								>
									{ value }
								</Row>
							)
						) }
						{ lead.variants.length > 0 && (
							<Row label={ __( 'A/B tests', 'brolga' ) }>
								<SeenVariants
									variants={ lead.variants }
									onShow={ onOrigin }
								/>
							</Row>
						) }
						{ lead.consent !== '' && (
							<Row label={ __( 'Agreed to', 'brolga' ) }>
								{ lead.consent }
							</Row>
						) }
					</dl>
					<SameOrigin lead={ lead } onShow={ onOrigin } />
					<Timeline
						events={ lead.timeline }
						busy={ busy }
						note={ note }
						onNote={ setNote }
						onSaveNote={ () => void saveNote() }
						onResend={ ( job ) =>
							void change( rest.resend( id, job ) )
						}
					/>
				</>
			) }
		</aside>
	);
}
