<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\LinkPage;
use Brolga\Core\Page\LinkPages;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Closure;

/**
 * The pages behind confirmation and unsubscribe links. A GET request shows a button and only POST
 * changes anything, because mail scanners visit every link.
 *
 * @see NEWS-16 NEWS-18
 */
final class ListPages implements Module {

	/** @param Closure(): LocalList $list */
	public function __construct(
		#[LazyInject( LocalList::class )] private readonly Closure $list,
		private readonly LinkPages $pages
	) {}

	public function register(): void {
		$this->pages->add( $this->answer( ... ) );
	}

	/**
	 * Returns the page for a request; null if it is not for one of these links.
	 *
	 * @param array<array-key, mixed> $query
	 */
	public function answer( array $query, bool $is_post ): ?LinkPage {
		$confirm = $query[ ListTokens::CONFIRM ] ?? null;
		$leave   = $query[ ListTokens::LEAVE ] ?? null;
		try {
			return match ( true ) {
				is_string( $confirm ) => $this->confirm( $confirm, $is_post ),
				is_string( $leave )   => $this->leave( $leave, $is_post ),
				default               => null,
			};
		} catch ( StorageUnavailable ) {
			return new LinkPage(
				ErrorKey::Unavailable->status(),
				__( 'Please try again', 'brolga' ),
				__( 'Your choice could not be saved. Please try again in a minute.', 'brolga' )
			);
		}
	}

	private function confirm( string $token, bool $is_post ): LinkPage {
		$signup = ( $this->list )()->to_confirm( $token );
		if ( null === $signup || ( $is_post && ! ( $this->list )()->confirm( $signup ) ) ) {
			return new LinkPage(
				404,
				__( 'This link has expired', 'brolga' ),
				__( 'This link is too old, or was used before you unsubscribed. Please sign up again.', 'brolga' )
			);
		}
		// After a click, or when the link is opened again, nothing is left to do.
		if ( $is_post || $signup->is_answered ) {
			return new LinkPage(
				200,
				__( 'You’re subscribed', 'brolga' ),
				sprintf(
					/* translators: %s: the name of a list, for instance Newsletter. */
					__( 'Thank you. You’re subscribed to “%s”. Every email has a link to unsubscribe.', 'brolga' ),
					ListLabel::of( $signup->subscriber->list_id )
				)
			);
		}
		return new LinkPage(
			200,
			__( 'Confirm your subscription', 'brolga' ),
			sprintf(
				/* translators: 1: the name of a list, for instance Newsletter, 2: a mail address. */
				__( 'Would you like to receive “%1$s” at %2$s?', 'brolga' ),
				ListLabel::of( $signup->subscriber->list_id ),
				$signup->subscriber->email
			),
			__( 'Yes, subscribe me', 'brolga' ),
			ListTokens::url( ListTokens::CONFIRM, $token )
		);
	}

	private function leave( string $token, bool $is_post ): LinkPage {
		$subscriber = ( $this->list )()->to_leave( $token );
		if ( null === $subscriber ) {
			return new LinkPage(
				404,
				__( 'This link does not match any address', 'brolga' ),
				__( 'You’ve already been removed, or this link is incomplete. Please copy the whole link from the email, or reply to the email.', 'brolga' )
			);
		}
		if ( $is_post ) {
			( $this->list )()->leave( $subscriber );
		}
		if ( $is_post || SubscriberStatus::Unsubscribed === $subscriber->status ) {
			return new LinkPage(
				200,
				__( 'You have unsubscribed', 'brolga' ),
				sprintf(
					/* translators: %s: the name of a list, for instance Newsletter. */
					__( 'We will no longer send you “%s”.', 'brolga' ),
					ListLabel::of( $subscriber->list_id )
				)
			);
		}
		return new LinkPage(
			200,
			__( 'Unsubscribe', 'brolga' ),
			sprintf(
				/* translators: 1: the name of a list, for instance Newsletter, 2: a mail address. */
				__( 'Would you like to stop receiving “%1$s” at %2$s?', 'brolga' ),
				ListLabel::of( $subscriber->list_id ),
				$subscriber->email
			),
			__( 'Yes, unsubscribe me', 'brolga' ),
			ListTokens::url( ListTokens::LEAVE, $token )
		);
	}
}
