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
		SiteLanguage::write( fn (): int => $this->outbox->enqueue(
			$this->question( $subscriber, $token )->to_job( Subscriber::subject( $subscriber->id ) )
		) );
	}

	/** Returns the email that asks for a confirmation, in the current language. */
	public function question( Subscriber $subscriber, string $token ): Mail {
		return $this->write(
			$subscriber,
			/* translators: %s: the sender's name. */
			sprintf( __( 'Please confirm your subscription to %s', 'brolga' ), $this->sender->name() ),
			[
				[
					Mail::TEXT,
					sprintf(
						/* translators: %s: the name of a list, for instance Newsletter. */
						__( "You, or someone using this address, asked to be on our mailing list “%s”.\n\nTo confirm, open this page and press the button:", 'brolga' ),
						ListLabel::of( $subscriber->list_id )
					),
				],
				[
					Mail::BUTTON,
					ListTokens::url( ListTokens::CONFIRM, $token ),
					__( 'Confirm your subscription', 'brolga' ),
				],
				[
					Mail::SMALL,
					__( 'If this was not you, you can ignore this email and you will not hear from us again.', 'brolga' ),
				],
			]
		);
	}

	public function tell_known( Subscriber $subscriber ): void {
		SiteLanguage::write( fn (): int => $this->outbox->enqueue(
			$this->write(
				$subscriber,
				/* translators: %s: the sender's name. */
				sprintf( __( 'Your subscription to %s', 'brolga' ), $this->sender->name() ),
				[ [
					Mail::TEXT,
					sprintf(
						/* translators: %s: the name of a list, for instance Newsletter. */
						__( 'You, or someone using this address, signed up for our mailing list “%s” again. You’re already subscribed, so there’s nothing to do.', 'brolga' ),
						ListLabel::of( $subscriber->list_id )
					),
				] ]
			)->to_job( Subscriber::subject( $subscriber->id ) )
		) );
	}

	/**
	 * @param string $message_id The part of the Message-ID before the @; empty for a random one.
	 * @param list<array{string, string, 2?: string}> $parts Kind, text, and a button's label.
	 */
	public function write( Subscriber $subscriber, string $subject, array $parts, string $message_id = '' ): Mail {
		$leave = ListTokens::url( ListTokens::LEAVE, $this->tokens->leaving( $subscriber ) );
		$parts = [
			...$parts,
			[ Mail::RULE, '--' ],
			[
				Mail::IMPRINT,
				sprintf(
					/* translators: 1: the sender's name, 2: the site's address, 3: the sender's mail address. */
					__( 'Sent by %1$s, %2$s, %3$s', 'brolga' ),
					$this->sender->name(),
					home_url( '/' ),
					$this->contact()
				),
			],
			...$this->place(),
			[
				Mail::LEAVE,
				sprintf(
					/* translators: 1: the name of a list, for instance Newsletter, 2: an address. */
					__( 'Unsubscribe from “%1$s”: %2$s', 'brolga' ),
					ListLabel::of( $subscriber->list_id ),
					$leave
				),
			],
		];
		return new Mail(
			[ $subscriber->email ],
			$subject,
			Mail::text_of( $parts ) . "\n",
			'',
			'',
			$message_id,
			$leave,
			marks: Mail::marks_of( $parts )
		);
	}

	/** @return list<array{string, string}> */
	private function place(): array {
		$lines = [ ...$this->details->lines( Detail::Address ), ...$this->details->lines( Detail::Phone ) ];
		return [] === $lines ? [] : [ [ Mail::IMPRINT, implode( "\n", $lines ) ] ];
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
