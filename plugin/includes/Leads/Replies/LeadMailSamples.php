<?php
declare( strict_types=1 );

namespace Brolga\Leads\Replies;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Mails\Autoreply;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Leads\Lead;
use Brolga\Leads\Mails\Autoresponder;
use Brolga\Leads\Mails\LeadFactLines;
use Brolga\Leads\Mails\Notifications;
use Brolga\Mail\SampleMailsAsked;
use Brolga\Mail\Mail;

/**
 * Writes the emails about a lead that was made up.
 *
 * @see EMAIL-867
 */
final class LeadMailSamples implements Answerer {

	public function __construct(
		private readonly Notifications $notifications,
		private readonly Autoresponder $autoresponder,
		private readonly ReplyService $replies,
		private readonly Clock $clock
	) {}

	public function answer( Question $question ): void {
		if ( ! $question instanceof SampleMailsAsked ) {
			return;
		}
		$lead  = SiteLanguage::write( $this->lead( ... ) );
		$facts = LeadFactLines::of_lead( $lead );
		$question->add( 'notification', __( 'Notification', 'brolga' ), $this->notifications->mail( $facts, null ) );

		$autoreply = Autoreply::from( new BlockAttributes( [ 'send' => true ] ) );
		if ( null !== $autoreply ) {
			$question->add(
				'autoreply',
				__( 'Autoresponder', 'brolga' ),
				SiteLanguage::write( fn (): Mail => $this->autoresponder->mail( $autoreply, $facts, [] ) )
			);
		}
		$reply = SiteLanguage::write( static fn (): Reply => new Reply(
			'',
			/* translators: %s: a form's name. */
			sprintf( __( 'Re: %s', 'brolga' ), $lead->form_title ),
			__( "Thank you for asking. Thursday at 3 pm suits us well.\n\nKind regards", 'brolga' ),
			true
		) );
		$question->add(
			'reply',
			__( 'Reply', 'brolga' ),
			$this->replies->mail( $lead, $reply, get_current_user_id() )
		);
	}

	private function lead(): Lead {
		$field = static fn ( string $id, FieldType $type, string $label, string $text ): array => [
			'id'    => $id,
			'type'  => $type->value,
			'label' => $label,
			'value' => $text,
			'text'  => $text,
		];
		$name    = 'Anna Smith';
		$email   = 'anna@example.com';
		$message = __( "Hello! Could you come and have a look, and tell us what it would cost?\n\nAny afternoon this week is fine.", 'brolga' );
		return Lead::from_row( [
			'id'         => '1',
			'form_title' => __( 'Contact form', 'brolga' ),
			'page_url'   => home_url( '/' ),
			'name'       => $name,
			'email'      => $email,
			'created_at' => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			'fields'     => Json::encode( [
				$field( 'name', FieldType::Text, __( 'Name', 'brolga' ), $name ),
				$field( 'email', FieldType::Email, __( 'Email', 'brolga' ), $email ),
				$field( 'message', FieldType::Text, __( 'Message', 'brolga' ), $message ),
			] ),
		] );
	}
}
