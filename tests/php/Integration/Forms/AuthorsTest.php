<?php
/**
 * Forms of people who may write posts, and no more.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\Roles;
use Brolga\Forms\Source\FormAuthorSettings;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Mail\MailHandler;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Editor_Context;

/**
 * FORM-63 LEAD-41
 */
final class AuthorsTest extends FormTestCase {

	private const FORM = [
		'recipient'     => 'me@attacker.example',
		'subject'       => 'Buy pills',
		'body'          => 'Buy them here',
		'redirectUrl'   => 'https://attacker.example/',
		'redirectQuery' => [ 'email' ],
		'retentionDays' => 1,
		'autoreply'     => [
			'send'    => true,
			'subject' => 'You have won',
			'body'    => 'Click here',
		],
		'routes'        => [
			[
				'conditions'  => [
					'relation' => 'all',
					'rules'    => [ [ 'message', 'is not empty', '' ] ],
				],
				'recipient'   => 'too@attacker.example',
				'redirectUrl' => 'https://attacker.example/route',
				'message'     => '',
			],
		],
	];

	/**
	 * A form that somebody wrote, sent once.
	 *
	 * @param string $type The kind of post.
	 * @return array{
	 *     recipients: array<array-key, mixed>,
	 *     subject: string,
	 *     body: string,
	 *     redirect: string,
	 *     autoreplies: int,
	 *     days: int,
	 * }
	 */
	private function send_form( string $type = 'post' ): array {
		$post   = $this->make_post( self::form( self::FORM ), type: $type );
		$id     = FormId::parse( ( 'wp_block' === $type ? 'synced' : 'post' ) . "-{$post}:enquiry" );
		$result = $this->service->submit( $this->submission( $id ) );
		self::assertNull( $result->error );
		$jobs   = $this->connection->rows( "SELECT kind, payload FROM {$this->connection->table( 'outbox' )}" );
		$of     = static fn ( string $kind ): array => array_values(
			array_filter( $jobs, static fn ( array $job ): bool => $kind === $job['kind'] )
		);
		$mail   = json_decode( (string) ( $of( MailHandler::KIND )[0]['payload'] ?? '' ), true );
		self::assertIsArray( $mail );
		$form = $this->locator->saved( $id );
		self::assertNotNull( $form );
		return [
			'recipients'  => is_array( $mail['to'] ?? null ) ? $mail['to'] : [],
			'subject'     => is_string( $mail['subject'] ?? null ) ? $mail['subject'] : '',
			'body'        => is_string( $mail['body'] ?? null ) ? $mail['body'] : '',
			'redirect'    => $result->redirect,
			'autoreplies' => count( $of( AutoreplyHandler::KIND ) ),
			'days'        => $form->after->days,
		];
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function writers(): array {
		return [
			'an author'                      => [ 'author', 'post' ],
			'a contributor, once published'  => [ 'contributor', 'post' ],
			'an author, in a synced pattern' => [ 'author', 'wp_block' ],
		];
	}

	#[DataProvider( 'writers' )]
	public function test_who_only_writes_posts_mails_nobody( string $role, string $type ): void {
		$this->become( $role );
		$sent = $this->send_form( $type );
		self::assertSame( [ get_option( 'admin_email' ) ], $sent['recipients'] );
		self::assertStringNotContainsString( 'pills', $sent['subject'] );
		self::assertStringNotContainsString( 'Buy them', $sent['body'] );
		self::assertSame( [ '', 0, 0 ], [ $sent['redirect'], $sent['autoreplies'], $sent['days'] ] );
	}

	public function test_who_may_manage_leads_decides(): void {
		$this->become( 'author' );
		wp_get_current_user()->add_cap( Roles::MANAGE_LEADS );
		$sent = $this->send_form();
		self::assertSame( [ 'too@attacker.example' ], $sent['recipients'] );
		self::assertSame(
			[ 'Buy pills', 'https://attacker.example/route?email=jo%40example.com', 1, 1 ],
			[ $sent['subject'], $sent['redirect'], $sent['autoreplies'], $sent['days'] ]
		);
	}

	/**
	 * LEAD-41: an editor whom the owner keeps from leads does not have them mailed.
	 */
	public function test_who_may_not_read_leads_is_mailed_none(): void {
		$this->become( 'editor' );
		wp_get_current_user()->add_cap( Roles::MANAGE_LEADS, false );
		$sent = $this->send_form();
		self::assertSame( [ get_option( 'admin_email' ) ], $sent['recipients'] );
		self::assertSame( [ 'Buy pills', 1, 1 ], [ $sent['subject'], $sent['autoreplies'], $sent['days'] ] );
	}

	public function test_the_editor_is_told(): void {
		$told = static function ( int $post ): mixed {
			$settings = apply_filters(
				'block_editor_settings_all',
				[],
				new WP_Block_Editor_Context( [ 'post' => get_post( $post ) ] )
			);
			self::assertIsArray( $settings );
			return $settings[ FormAuthorSettings::SETTING ] ?? null;
		};
		( new FormAuthorSettings() )->register();
		$this->become( 'author' );
		self::assertSame( [ 'decides' => false, 'receives' => false ], $told( $this->make_post() ) );
		$this->become( 'editor' );
		self::assertSame( [ 'decides' => true, 'receives' => true ], $told( $this->make_post() ) );
	}
}
