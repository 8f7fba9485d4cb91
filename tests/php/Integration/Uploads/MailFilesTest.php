<?php
/**
 * Files in the mail about an enquiry.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Settings\Settings;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Forms\Uploads\UploadAttachments;
use Brolga\Leads\Lead;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Mail\MailHandler;
use Brolga\Mail\NotificationsSection;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\Crafted;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use Brolga\Tests\UploadTestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\Group;

/**
 * UPLOAD-15: as a mail server receives them.
 */
#[Group( 'once' )]
final class MailFilesTest extends UploadTestCase {

	private MailHandler $mailer;

	private ?SmtpSink $sink = null;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [
			'phpmailer_init',
			'wp_mail_from',
			'wp_mail_from_name',
			'wp_mail_failed',
			'wp_mail_succeeded',
			'pre_wp_mail',
		] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		$this->mailer = Mailers::make();
		$this->mailer->register();
	}

	protected function tearDown(): void {
		$this->sink?->stop();
		$this->sink = null;
		parent::tearDown();
	}

	/**
	 * Sends a form with files.
	 *
	 * @param list<SentFile>       $files      The files.
	 * @param array<string, mixed> $attributes Of the form.
	 * @return int The lead.
	 */
	private function sent( array $files, array $attributes = [ 'attachFiles' => true ] ): int {
		$result = $this->send_files( $files, form: $this->form_on_page( $attributes, self::form_fields() ) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * Does what is queued.
	 *
	 * @param string $mode Of the mail server.
	 * @return list<array{to: list<string>, data: string}> What arrived.
	 */
	private function deliver( string $mode = 'accept' ): array {
		$sink       = new SmtpSink( $mode );
		$this->sink = $sink;
		remove_all_actions( 'phpmailer_init', 20 );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $sink ): void {
				$sink->use( $mailer );
				// A busy machine takes its time with a megabyte.
				$mailer->Timeout = MailHandler::TIMEOUT;
			},
			20
		);
		$report     = ( new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[ $this->mailer, new AutoreplyHandler( $this->mailer ) ]
		) )->run(
			10,
			60
		);
		$mails      = $sink->stop();
		$this->sink = null;
		self::assertSame( 'accept' === $mode ? 0 : 1, $report->failed );
		return $mails;
	}

	/**
	 * A mail as it is read. A text that is not encoded may hold "=11216" itself.
	 */
	private static function text( string $data ): string {
		return str_contains( $data, 'Content-Transfer-Encoding: quoted-printable' )
			? quoted_printable_decode( $data )
			: $data;
	}

	public function test_files_come_along_where_the_form_says_so(): void {
		$pdf   = Crafted::pdf();
		$lead = $this->sent(
			[ Crafted::sent( 'Plan für Jo.pdf', $pdf ), Crafted::sent( 'wall.png', Crafted::png() ) ]
		);
		self::assertStringNotContainsString(
			substr( base64_encode( $pdf ), 0, 40 ),
			(string) wp_json_encode(
				$this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )}" )
			),
			'The queue holds no copy.'
		);
		[ $mail ] = $this->deliver();
		self::assertSame( 2, substr_count( $mail['data'], 'Content-Disposition: attachment' ) );
		self::assertStringContainsString( 'Content-Type: application/pdf; name=', $mail['data'] );
		self::assertStringContainsString( 'Content-Type: image/png; name=wall.png', $mail['data'] );
		self::assertStringContainsString( chunk_split( base64_encode( $pdf ), 76, "\r\n" ), $mail['data'] );
		self::assertStringNotContainsString( 'not attached', self::text( $mail['data'] ) );
		self::assertSame( Delivery::Sent, $this->jobs->deliveries( Lead::SUBJECT, [ $lead ] )[ $lead ] );
	}

	public function test_without_the_option_the_mail_only_names_them(): void {
		$this->sent( [ $this->pdf() ], [] );
		[ $mail ] = $this->deliver();
		self::assertStringContainsString( 'plan.pdf', $mail['data'] );
		self::assertStringNotContainsString( 'attachment', $mail['data'] );
	}

	/**
	 * OUTBOX-16: what a stranger's address may get is never a file.
	 */
	public function test_an_answer_to_the_visitor_carries_none(): void {
		$this->sent(
			[ $this->pdf() ],
			[
				'attachFiles' => true,
				'autoreply'   => [
					'send'    => true,
					'subject' => 'Thank you',
					'body'    => 'We write soon. {all_answers}',
					'quote'   => true,
				],
			]
		);
		$mails = $this->deliver();
		self::assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			self::assertSame(
				str_contains( $mail['to'][0], 'jo@example.com' ) ? 0 : 1,
				substr_count( $mail['data'], 'Content-Disposition: attachment' ),
				$mail['to'][0]
			);
		}
	}

	/**
	 * More than the settings allow leaves as a link; less comes along.
	 */
	public function test_what_is_too_large_is_linked(): void {
		self::set( new NotificationsSection(), [ 'attach_megabytes' => 1 ] );
		$large    = fn ( string $name ): SentFile => Crafted::sent(
			$name,
			Crafted::pdf( str_repeat( "% a comment\n", 60000 ) )
		);
		$lead    = $this->sent( [ $large( 'one.pdf' ), $large( 'two.pdf' ) ] );
		[ $mail ] = $this->deliver();
		self::assertStringNotContainsString( 'Content-Disposition', $mail['data'] );
		$text = self::text( $mail['data'] );
		self::assertStringContainsString( 'Too large to attach to an email: one.pdf, two.pdf (1.4 MB)', $text );
		self::assertStringContainsString( "page=brolga-leads&lead={$lead}", $text );

		$this->sent( [ $large( 'one.pdf' ) ] );
		[ $mail ] = $this->deliver();
		self::assertSame( 1, substr_count( $mail['data'], 'Content-Disposition: attachment' ) );
	}

	/**
	 * A mailer that would run out of memory is not given them.
	 */
	public function test_what_memory_cannot_hold_is_linked(): void {
		$lead = $this->sent( [ $this->pdf() ] );
		$tight = new UploadAttachments( $this->upload_table, $this->store, new Settings(), memory_get_usage() );
		$loose = new UploadAttachments( $this->upload_table, $this->store, new Settings(), 0 );
		self::assertSame( [], $tight->of( $lead )->files );
		self::assertStringContainsString( 'Too large to attach to an email: plan.pdf', $tight->of( $lead )->note );
		self::assertCount( 1, $loose->of( $lead )->files );
	}

	/**
	 * A file that is gone keeps no mail back.
	 */
	public function test_a_file_that_is_gone_is_told(): void {
		$this->sent( [ $this->pdf( 'plan.pdf' ), Crafted::sent( 'wall.png', Crafted::png() ) ] );
		foreach ( $this->stored() as $path ) {
			if ( str_starts_with( (string) file_get_contents( $path ), '%PDF' ) ) {
				unlink( $path );
			}
		}
		[ $mail ] = $this->deliver();
		self::assertSame( 1, substr_count( $mail['data'], 'Content-Disposition: attachment' ) );
		self::assertStringContainsString(
			'No longer available, so not attached: plan.pdf',
			self::text( $mail['data'] )
		);
	}

	/**
	 * OUTBOX-21: tried again for some, it carries them too, and says each thing once.
	 */
	public function test_the_next_attempt_carries_them_too(): void {
		$this->sent(
			[ $this->pdf(), $this->pdf( 'gone.pdf' ) ],
			[
				'attachFiles' => true,
				'recipient'   => 'owner@example.org, gone@example.org',
			]
		);
		unlink( $this->stored()[0] );
		self::assertCount( 1, $this->deliver( 'pick' ) );
		$this->clock->advance( 60 );
		[ $mail ] = $this->deliver();
		self::assertSame( [ 'RCPT TO:<gone@example.org>' ], $mail['to'] );
		self::assertSame( 1, substr_count( $mail['data'], 'Content-Disposition: attachment' ) );
		self::assertSame( 1, substr_count( self::text( $mail['data'] ), 'No longer available' ) );
	}
}
