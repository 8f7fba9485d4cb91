/**
 * Whose lead it is, and the ways to the one above and below it.
 */
import type { LeadStatus } from '@brolga/contracts';
import { Button, Notice, SelectControl } from '@wordpress/components';
import type { RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type * as rest from '../../rest';
import { STATUS } from './words';

interface Props {
	readonly lead: rest.Lead | undefined;
	/** The lead above it in the list; 0: there is none. */
	readonly previous: number;
	/** The one below. */
	readonly next: number;
	/** Gets the focus when another lead is shown. */
	readonly heading: RefObject< HTMLHeadingElement >;
	readonly onOpen?: ( ( id: number ) => void ) | undefined;
	readonly onClose: () => void;
}

export function Head( {
	lead,
	previous,
	next,
	heading,
	onOpen,
	onClose,
}: Props ) {
	return (
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
	);
}

interface ActionsProps {
	readonly lead: rest.Lead;
	readonly isReplying: boolean;
	/** Gets the focus back when a reply was sent. */
	readonly opener: RefObject< HTMLButtonElement >;
	readonly onMark: ( status: LeadStatus ) => void;
	readonly onReply: () => void;
	readonly onRemove: () => void;
}

export function Actions( {
	lead,
	isReplying,
	opener,
	onMark,
	onReply,
	onRemove,
}: ActionsProps ) {
	return (
		<>
			<div className="brolga-lead__actions">
				<SelectControl
					label={ __( 'Status', 'brolga' ) }
					value={ lead.status }
					options={ Object.entries( STATUS ).map(
						( [ value, label ] ) => ( { value, label } )
					) }
					onChange={ ( status ) => onMark( status as LeadStatus ) }
					__next40pxDefaultSize
				/>
				{ lead.reply.obstacle === '' && (
					<Button
						ref={ opener }
						variant="primary"
						disabled={ isReplying }
						accessibleWhenDisabled
						onClick={ onReply }
						__next40pxDefaultSize
					>
						{ __( 'Reply', 'brolga' ) }
					</Button>
				) }
				{ lead.status === 'trash' && (
					<Button
						variant="secondary"
						isDestructive
						onClick={ onRemove }
						__next40pxDefaultSize
					>
						{ __( 'Delete permanently', 'brolga' ) }
					</Button>
				) }
			</div>
			{ lead.reply.obstacle !== '' && (
				<p className="brolga-lead__obstacle">{ lead.reply.obstacle }</p>
			) }
		</>
	);
}

/** Whom a reply was just sent to. */
export const Sent = ( {
	to,
	onRemove,
}: {
	readonly to: string;
	readonly onRemove: () => void;
} ) => (
	<Notice status="success" onRemove={ onRemove }>
		{ sprintf(
			/* translators: %s: an email address. */
			__(
				'Your reply is on its way to %s. You can follow it under “Activity”.',
				'brolga'
			),
			to
		) }
	</Notice>
);
