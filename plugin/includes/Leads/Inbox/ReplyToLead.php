<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Replies\Reply;
use Brolga\Leads\Replies\ReplyService;
use WP_Error;

/**
 * The ability to reply to a lead by email, as on the Leads screen.
 *
 * @see LEAD-81 LEAD-32 LEAD-34
 */
final class ReplyToLead implements Ability {

	public function __construct(
		private readonly LeadService $leads,
		private readonly ReplyService $replies
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'reply-to-lead',
			label: __( 'Reply to a lead', 'brolga' ),
			description: __( 'Emails a reply in plain text to the lead’s address. If you do not know whether a call arrived, repeat it with the same `key`. The reply is sent once. A new lead becomes open, or done if `done` is true.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: self::input(),
			output: [ 'queued' => [ 'type' => 'boolean' ] ]
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function input(): array {
		$reply = Schemas::properties( 'lead-reply' );
		return [
			'id' => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
			'subject' => [
				'description' => __( 'The subject. By default, that of the last reply, or the name of the form.', 'brolga' ),
				'default'     => '',
				'minLength'   => 0,
			] + ( $reply['subject'] ?? [] ),
		] + $reply;
	}

	public function execute( array $input ): array|WP_Error {
		$of      = static fn ( string $name ): string => is_string( $input[ $name ] ?? null ) ? $input[ $name ] : '';
		$id      = Id::of( $input );
		$user    = get_current_user_id();
		$subject = $of( 'subject' );
		if ( '' === $subject ) {
			$lead    = $this->leads->read( $id )?->lead;
			$subject = null === $lead ? '' : $this->replies->terms( $lead, $user )['subject'];
		}
		$reply = new Reply(
			$of( 'key' ),
			$subject,
			$of( 'text' ),
			true === ( $input['quote'] ?? null ),
			true === ( $input['done'] ?? null )
		);
		return $this->replies->send( $id, $reply, $user )?->error() ?? [ 'queued' => true ];
	}
}
