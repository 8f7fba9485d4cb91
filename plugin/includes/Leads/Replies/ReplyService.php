<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Leads\Mails\MessageIds;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\SpamTraining;
use Brolga\Mail\Mail;
use Brolga\Mail\Sender;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;

/**
 * Adds a reply to the outbox and to the lead's timeline in one transaction. It is sent only to the address that
 * the lead came with.
 *
 * @see LEAD-32 LEAD-33 LEAD-34 LEAD-35 LEAD-38
 *
 * @phpstan-import-type TimelineEvent from Lead
 * @phpstan-import-type SentReply from Lead
 * @phpstan-type ReplyTerms array{subject: string, answers_to: string, obstacle: string}
 */
final class ReplyService {

	/** The most earlier emails in the References header; a long exchange names only the last ones. */
	private const MAX_REFERENCES = 20;

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly Outbox $outbox,
		private readonly OutboxRepository $jobs,
		private readonly MessageIds $ids,
		private readonly Sender $sender,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly SpamTraining $spam_training
	) {}

	/** @return ReplyTerms */
	public function terms( Lead $lead, int $user ): array {
		$chosen = $this->sender->reply_to();
		return [
			'subject'    => SiteLanguage::write( static fn (): string => self::usual_subject( $lead ) ),
			'answers_to' => '' === $chosen ? self::person( $user )[0] : $chosen,
			'obstacle'   => ReplyRefusal::of( $lead )?->message() ?? '',
		];
	}

	/**
	 * @param int $user The user who replies.
	 * @return ReplyRefusal|null Why it was not sent; null if it was queued.
	 */
	public function send( int $id, Reply $reply, int $user ): ?ReplyRefusal {
		return $this->transaction->run(
			function () use ( $id, $reply, $user ): ?ReplyRefusal {
				$lead = $this->leads->lock( $id );
				foreach ( $lead->timeline ?? [] as $event ) {
					// The lead is locked, so a repeated click finds the first reply.
					if ( isset( $event['reply'] ) && $event['reply']['key'] === $reply->key ) {
						return $reply->was( $event['reply'], $event['text'] ) ? null : ReplyRefusal::OtherWords;
					}
				}
				$obstacle = null === $lead
					? ReplyRefusal::Gone
					: ( $reply->is_empty() ? ReplyRefusal::Nothing : ReplyRefusal::of( $lead ) );
				if ( null === $obstacle && null !== $lead ) {
					$this->keep( $lead, $reply, $user );
				}
				return $obstacle;
			}
		);
	}

	private function keep( Lead $lead, Reply $reply, int $user ): void {
		$mail   = $this->mail( $lead, $reply, $user );
		$sent   = [
			'key'     => $reply->key,
			'subject' => $reply->subject,
			'quotes'  => $reply->quotes,
			'message' => $mail->message_id,
			'job'     => $this->outbox->enqueue( $mail->to_job( Lead::subject( $lead->id ), ReplyHandler::KIND ) ),
		];
		$status = match ( true ) {
			$reply->done                        => LeadStatus::Done,
			LeadStatus::New === $lead->status => LeadStatus::Open,
			default                             => $lead->status,
		};
		$events = [ [ 'reply' => $sent ] + $this->event( Lead::REPLY, $reply->text, $user ) ];
		if ( $status !== $lead->status ) {
			$events[] = $this->event( 'status', $status->value, $user );
			$this->spam_training->train( $lead, $status );
		}
		$this->leads->change( $lead, $status, $events );
	}

	/** Answers go to the Reply-To address in the settings, else to the user who replied. */
	public function mail( Lead $lead, Reply $reply, int $user ): Mail {
		[ $address, $name ] = '' === $this->sender->reply_to() ? self::person( $user ) : [ '', '' ];
		return new Mail(
			[ $lead->email ],
			$reply->subject,
			$reply->text
				. ( $reply->quotes ? "\n\n" . SiteLanguage::write( static fn (): string => self::quote( $lead ) ) : '' )
				. "\n",
			$address,
			$name,
			references: $this->references( $lead ),
			marks: [ [ Mail::LETTER, 0, strlen( $reply->text ) ] ]
		);
	}

	/**
	 * Returns the Message-IDs of the autoreply and earlier replies, with which the visitor's email
	 * program keeps the conversation together.
	 *
	 * @return list<string> Left parts of Message-IDs, oldest first.
	 */
	private function references( Lead $lead ): array {
		$before = in_array(
			AutoreplyHandler::KIND,
			array_column( $this->jobs->history( Lead::subject( $lead->id ) ), 'kind' ),
			true
		)
			? [ $this->ids->autoreply( $lead->id ) ]
			: [];
		return array_slice( [ ...$before, ...array_column( self::sent( $lead ), 'message' ) ], -self::MAX_REFERENCES );
	}

	/** The subject of the last reply, to keep the conversation together; else the form's title. */
	private static function usual_subject( Lead $lead ): string {
		$earlier = array_column( self::sent( $lead ), 'subject' );
		return [] === $earlier
			? sprintf(
				/* translators: %s: a form's name. */
				__( 'Re: %s', 'brolga' ),
				'' === $lead->form_title ? __( 'Your message', 'brolga' ) : $lead->form_title
			)
			: end( $earlier );
	}

	/** @return list<SentReply> */
	private static function sent( Lead $lead ): array {
		return array_column( $lead->timeline, 'reply' );
	}

	/** Quotes the lead's answers, without hidden fields, which the visitor never saw. */
	private static function quote( Lead $lead ): string {
		$answers = [];
		foreach ( $lead->fields as $field ) {
			if ( '' !== $field['text'] && FieldType::Hidden->value !== $field['type'] ) {
				$answers[] = Text::heading( $field['label'] ) . "\n" . ShownAnswer::text( $field );
			}
		}
		$format = array_map(
			static fn ( string $name ): string => is_string( get_option( $name ) ) ? get_option( $name ) : '',
			[ 'date_format', 'time_format' ]
		);
		$head = sprintf(
			/* translators: %s: a date and time. */
			__( 'On %s you wrote:', 'brolga' ),
			get_date_from_gmt( $lead->created_at, implode( ' ', $format ) )
		);
		return $head . "\n\n> " . str_replace( "\n", "\n> ", implode( "\n\n", $answers ) );
	}

	/** @return array{string, string} */
	private static function person( int $user ): array {
		$data = get_userdata( $user );
		return false === $data ? [ '', '' ] : [ $data->user_email, $data->display_name ];
	}

	/** @return TimelineEvent */
	private function event( string $kind, string $text, int $user ): array {
		return [
			'at'   => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			'user' => $user,
			'kind' => $kind,
			'text' => $text,
		];
	}
}
