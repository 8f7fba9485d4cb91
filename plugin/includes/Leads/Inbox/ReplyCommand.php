<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Rest\Schemas;
use Brolga\Leads\Replies\ReplyRefusal;
use Brolga\Leads\Replies\ReplyService;
use WP_CLI;
use WP_Error;

/**
 * `wp brolga leads reply`.
 *
 * @see LEAD-80 LEAD-32 LEAD-33 LEAD-34
 */
final class ReplyCommand {

	public function __construct(
		private readonly LeadService $leads,
		private readonly ReplyService $replies
	) {}

	/**
	 * Replies to a lead by email.
	 *
	 * The reply goes to the lead's email address and appears in its activity. The visitor's answers go to the Reply-to
	 * address of the email settings, or to the user given by --user. A new lead becomes open.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The lead's ID.
	 *
	 * <text>
	 * : The reply, in plain text. `-` reads it from standard input.
	 *
	 * [--subject=<subject>]
	 * : The subject. By default, that of the last reply, or “Re:” and the name of the form.
	 *
	 * [--quote]
	 * : Quote the visitor's message below the reply.
	 *
	 * [--done]
	 * : Mark the lead as done.
	 *
	 * [--key=<uuid>]
	 * : A UUID for this reply. A command that is repeated with the same key sends nothing again. By default, each run
	 * sends a new email.
	 *
	 * ## EXAMPLES
	 *
	 *     # Replies in the name of the user jo, who also gets the visitor's answer.
	 *     wp brolga leads reply 12 "Thank you. We will call you on Monday." --user=jo
	 *
	 *     # Sends the text of a file, quotes the message and marks the lead as done.
	 *     wp brolga leads reply 12 - --quote --done --user=jo < reply.txt
	 *
	 * @param list<string>               $args    The ID and the text.
	 * @param array<string, string|true> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$id   = Terminal::id( $args[0] ?? '', LeadsCommand::LIST );
		$user = get_current_user_id();
		$detail = Terminal::answer( fn () => $this->leads->read( $id ) );
		if ( null === $detail ) {
			WP_CLI::error( ReplyRefusal::Gone->on_terminal( $id ) );
		}
		$terms = $this->replies->terms( $detail->lead, $user );
		if ( '' === $terms['answers_to'] ) {
			WP_CLI::error( __( 'The visitor’s answer would reach nobody. Add --user=<login>, or set a reply-to address under Brolga > Settings > Email.', 'brolga' ) );
		}
		Terminal::run(
			new ReplyToLead( $this->leads, $this->replies ),
			[ 'id' => $id ] + self::input( Terminal::text( $args[1] ?? '' ), $options ),
			static fn ( WP_Error $error ): string => ReplyRefusal::typed( $error, $id )
		);
		WP_CLI::success( sprintf(
			/* translators: 1: an email address, 2: an email address. */
			__( 'The reply to %1$s has been queued. Answers go to %2$s.', 'brolga' ),
			$detail->lead->email,
			$terms['answers_to']
		) );
	}

	/**
	 * @param array<string, string|true> $options
	 * @return array<string, mixed>
	 */
	private static function input( string $text, array $options ): array {
		$schemas = Schemas::properties( 'lead-reply' );
		$key     = is_string( $options['key'] ?? null ) ? $options['key'] : wp_generate_uuid4();
		if ( ! wp_is_uuid( strtolower( $key ) ) ) {
			WP_CLI::error( __( '--key is not a UUID. Use one that “uuidgen” prints.', 'brolga' ) );
		}
		if ( isset( $options['subject'] ) ) {
			Terminal::demand( $options['subject'], $schemas['subject'] ?? [], '--subject' );
		}
		if ( '' !== $text ) {
			Terminal::demand( $text, $schemas['text'] ?? [], '<text>' );
		}
		return [
			'key'     => $key,
			'subject' => $options['subject'] ?? '',
			'text'    => $text,
			'quote'   => isset( $options['quote'] ),
			'done'    => isset( $options['done'] ),
		];
	}
}
