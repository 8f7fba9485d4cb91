<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Mail\Mail;
use Brolga\Mail\Sender;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Outbox\Outbox;

/**
 * Writes emails to subscribers and queues them. The only text from a visitor in them is the
 * recipient's address, so that the form cannot be used to send messages to others. Each names the
 * sender and how to unsubscribe.
 *
 * @see NEWS-16 NEWS-21 NEWS-207
 */
final class ListMails {

	public function __construct(
		private readonly Outbox $outbox,
		private readonly ListTokens $tokens,
		private readonly Sender $sender,
		private readonly Details $details
	) {}

	public function ask( Subscriber $subscriber, string $token ): void {
		SiteLanguage::write(
			fn (): int => $this->send(
				$subscriber,
				/* translators: %s: the sender's name. */
				__( 'Please confirm your subscription to %s', 'brolga' ),
				sprintf(
					/* translators: %s: the name of a list, for instance Newsletter. */
					__( "You, or someone using this address, asked to be on our mailing list “%s”.\n\nTo confirm, open this page and press the button:", 'brolga' ),
					ListLabel::of( $subscriber->list_id )
				),
				ListTokens::url( ListTokens::CONFIRM, $token ),
				__( 'If this was not you, you can ignore this email and you will not hear from us again.', 'brolga' )
			)
		);
	}

	public function tell_known( Subscriber $subscriber ): void {
		SiteLanguage::write(
			fn (): int => $this->send(
				$subscriber,
				/* translators: %s: the sender's name. */
				__( 'Your subscription to %s', 'brolga' ),
				sprintf(
					/* translators: %s: the name of a list, for instance Newsletter. */
					__( 'You, or someone using this address, signed up for our mailing list “%s” again. You’re already subscribed, so there’s nothing to do.', 'brolga' ),
					ListLabel::of( $subscriber->list_id )
				)
			)
		);
	}

	/** @param string $subject With `%s` for the sender's name. */
	private function send( Subscriber $subscriber, string $subject, string ...$parts ): int {
		return $this->outbox->enqueue(
			$this->write( $subscriber, sprintf( $subject, $this->sender->name() ), array_values( $parts ) )->to_job(
				Subscriber::subject( $subscriber->id )
			)
		);
	}

	/**
	 * @param string $message_id The part of the Message-ID before the @; empty for a random one.
	 * @param list<string> $parts
	 */
	public function write( Subscriber $subscriber, string $subject, array $parts, string $message_id = '' ): Mail {
		$leave = ListTokens::url( ListTokens::LEAVE, $this->tokens->leaving( $subscriber ) );
		$text  = implode(
			"\n\n",
			[
				...$parts,
				'--',
				sprintf(
					/* translators: 1: the sender's name, 2: the site's address, 3: the sender's mail address. */
					__( 'Sent by %1$s, %2$s, %3$s', 'brolga' ),
					$this->sender->name(),
					home_url( '/' ),
					$this->contact()
				),
				...$this->place(),
				sprintf(
					/* translators: 1: the name of a list, for instance Newsletter, 2: an address. */
					__( 'Unsubscribe from “%1$s”: %2$s', 'brolga' ),
					ListLabel::of( $subscriber->list_id ),
					$leave
				),
			]
		);
		return new Mail( [ $subscriber->email ], $subject, $text . "\n", '', '', $message_id, $leave );
	}

	/** @return list<string> */
	private function place(): array {
		$lines = [ ...$this->details->lines( Detail::Address ), ...$this->details->lines( Detail::Phone ) ];
		return [] === $lines ? [] : [ implode( "\n", $lines ) ];
	}

	private function contact(): string {
		foreach ( [ $this->sender->answers_to(), $this->sender->address() ] as $address ) {
			if ( '' !== $address ) {
				return $address;
			}
		}
		return $this->sender->owner();
	}
}
