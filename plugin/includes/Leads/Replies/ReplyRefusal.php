<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Mail\Mail;
use WP_Error;

/**
 * The reasons why a reply cannot be sent, with messages that say what to do.
 *
 * @see LEAD-34 LEAD-35
 */
enum ReplyRefusal: string {

	case Gone = 'brolga_no_lead';

	/** A reply would tell a spammer that the address is in use. */
	case Spam = 'brolga_reply_to_spam';

	case Bin = 'brolga_reply_to_bin';

	case NoAddress = 'brolga_reply_to_nobody';

	case Nothing = 'brolga_reply_empty';

	/** Another reply was already sent with the same key. */
	case OtherWords = 'brolga_reply_conflict';

	public static function of( Lead $lead ): ?self {
		return match ( true ) {
			LeadStatus::Spam === $lead->status                       => self::Spam,
			LeadStatus::Trash === $lead->status                      => self::Bin,
			[] === ( new Mail( [ $lead->email ], '', '' ) )->to => self::NoAddress,
			default                                                    => null,
		};
	}

	public function error(): WP_Error {
		return new WP_Error( $this->value, $this->message(), [ 'status' => $this->status() ] );
	}

	public function message(): string {
		return match ( $this ) {
			self::Gone       => __( 'This lead no longer exists. Go back to the list of leads.', 'brolga' ),
			self::Spam       => __( 'This lead is marked as spam. Mark it as not spam first, because a reply would tell spammers that the address is in use.', 'brolga' ),
			self::Bin        => __( 'This lead is in the Trash. Restore it to reply.', 'brolga' ),
			self::NoAddress  => __( 'This lead has no email address to reply to. Check the lead for another way to reach the visitor.', 'brolga' ),
			self::Nothing    => __( 'Enter a subject and a message.', 'brolga' ),
			self::OtherWords => __( 'This reply was already sent; see Activity. To send your changes as a second reply, press “Send reply”.', 'brolga' ),
		};
	}

	/**
	 * Returns the message of an action's error for people who type commands.
	 *
	 * @see LEAD-80
	 */
	public static function typed( WP_Error $error, int $id ): string {
		return self::tryFrom( (string) $error->get_error_code() )?->on_terminal( $id ) ?? $error->get_error_message();
	}

	/** @see LEAD-80 */
	public function on_terminal( int $id ): string {
		return match ( $this ) {
			self::Gone       => sprintf(
				/* translators: %d: the number of a lead. */
				__( 'Lead %d no longer exists. Choose one that “wp brolga leads list” shows.', 'brolga' ),
				$id
			),
			self::Spam       => sprintf(
				/* translators: %d: the number of a lead. */
				__( 'Lead %1$d is marked as spam. Run “wp brolga leads mark open %1$d” first, because a reply would tell spammers that the address is in use.', 'brolga' ),
				$id
			),
			self::Bin        => sprintf(
				/* translators: %d: the number of a lead. */
				__( 'Lead %1$d is in the Trash. Run “wp brolga leads restore %1$d” to reply.', 'brolga' ),
				$id
			),
			self::OtherWords => sprintf(
				/* translators: %d: the number of a lead. */
				__( 'A different reply to lead %d has already been sent with this key. Use another --key to send this one as well.', 'brolga' ),
				$id
			),
			default          => $this->message(),
		};
	}

	private function status(): int {
		return match ( $this ) {
			self::Gone    => 404,
			self::Nothing => 400,
			default       => 409,
		};
	}
}
