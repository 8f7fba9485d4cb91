<?php
/**
 * Whose word a form's settings are.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Health\HealthState;
use Brolga\Core\Support\Roles;
use Brolga\Core\Settings\Settings;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Trust\TrustCheck;
use Brolga\Forms\Trust\TrustSettings;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Mail\MailHandler;
use Brolga\Mail\Sender;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Editor_Context;
use WP_REST_Request;
use wp_xmlrpc_server;

/**
 * FORM-420 FORM-421 FORM-440 LEAD-41
 */
final class TrustTest extends FormTestCase {

	private const OWNERS = [ 'recipient' => 'office@example.com', 'subject' => 'An enquiry', 'retentionDays' => 30 ];

	private const STRANGERS = [
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

	/** How many have been sent. */
	private int $messages = 0;

	/**
	 * Somebody who edits everybody's pages and may not manage leads.
	 */
	private function become_a_stranger(): void {
		$this->become( 'editor' );
		wp_get_current_user()->add_cap( Roles::MANAGE_LEADS, false );
	}

	/**
	 * A page of the owner's, with their settings.
	 */
	private function owners_page( string $type = 'page' ): int {
		$this->become( 'administrator' );
		return $this->make_post( self::form( self::OWNERS ), type: $type );
	}

	/**
	 * What is stored of the form of a post.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function stored( int $post ): array {
		$form = FormReader::find( parse_blocks( get_post_field( 'post_content', $post, 'raw' ) ), 'enquiry' );
		self::assertNotNull( $form );
		return array_diff_key( $form['attrs'], [ 'uid' => true ] );
	}

	/**
	 * What is mailed, and where the visitor goes.
	 *
	 * @return array{mixed, string, int, int} Recipients, redirect, automatic replies, days.
	 */
	private function sent( FormId $id ): array {
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		// Another one each time: the same again within a minute is no new enquiry.
		$values = [ 'message' => 'Hello ' . ++$this->messages ] + self::VALUES;
		$result = $this->service->submit( $this->submission( $id, $values ) );
		self::assertNull( $result->error );
		$jobs = $this->connection->rows( "SELECT kind, payload FROM {$this->connection->table( 'outbox' )}" );
		$of   = static fn ( string $kind ): array => array_values(
			array_filter( $jobs, static fn ( array $job ): bool => $kind === $job['kind'] )
		);
		$mail = json_decode( (string) ( $of( MailHandler::KIND )[0]['payload'] ?? '' ), true );
		self::assertIsArray( $mail );
		$form = $this->locator->saved( $id );
		self::assertNotNull( $form );
		return [
			$mail['to'] ?? null,
			$result->redirect,
			count( $of( AutoreplyHandler::KIND ) ),
			$form->after->days,
		];
	}

	/**
	 * Each way into WordPress to somebody else's form.
	 *
	 * @return array<string, array{callable(int, string): mixed}>
	 */
	public static function ways(): array {
		$rest = static function ( string $route, string $content, int $status ): void {
			$request = new WP_REST_Request( 'POST', $route );
			$request->set_body_params( [ 'content' => $content ] );
			self::assertSame( $status, rest_do_request( $request )->get_status() );
		};
		return [
			'REST'             => [
				static fn ( int $id, string $content ) => $rest( "/wp/v2/pages/{$id}", $content, 200 ),
			],
			'an autosave'      => [
				static function ( int $id, string $content ): void {
					require_once ABSPATH . 'wp-admin/includes/post.php';
					wp_create_post_autosave( wp_slash( [ 'post_ID' => $id, 'post_content' => $content ] ) );
					$autosave = wp_get_post_autosave( $id );
					self::assertNotFalse( $autosave );
					self::assertSame( self::OWNERS, self::stored( $autosave->ID ) );
					wp_restore_post_revision( $autosave->ID );
				},
			],
			'a program'        => [
				static fn ( int $id, string $content ) => wp_update_post(
					[ 'ID' => $id, 'post_content' => wp_slash( $content ) ]
				),
			],
			'XML-RPC'          => [
				static function ( int $id, string $content ): void {
					require_once ABSPATH . WPINC . '/class-IXR.php';
					require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
					$user = wp_get_current_user();
					wp_set_password( 'pass', $user->ID );
					add_filter( 'authenticate', static fn () => $user, 99 );
					self::assertTrue(
						( new wp_xmlrpc_server() )->wp_editPost(
							[ 1, $user->user_login, 'pass', $id, [ 'post_content' => $content ] ]
						)
					);
				},
			],
			'its own markup'   => [
				static fn ( int $id, string $content ) => wp_update_post(
					[
						'ID'           => $id,
						'post_content' => wp_slash( str_replace( '<!-- wp:', "<!--\n\twp:", $content ) ),
					]
				),
			],
			'its own letters'  => [
				static fn ( int $id, string $content ) => wp_update_post(
					[
						'ID'           => $id,
						'post_content' => wp_slash( str_replace( '"recipient"', '"\u0072ecipient"', $content ) ),
					]
				),
			],
			'a scheduled task' => [
				static function ( int $id, string $content ): void {
					wp_set_current_user( 0 );
					add_filter( 'wp_doing_cron', '__return_true' );
					wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( $content ) ] );
				},
			],
		];
	}

	/**
	 * @param callable(int, string): mixed $save Saves a content as that of a post.
	 */
	#[DataProvider( 'ways' )]
	public function test_whoever_may_not_manage_leads_changes_nothing_about_where_they_go( callable $save ): void {
		$page = $this->owners_page();
		$this->become_a_stranger();
		foreach ( [ self::STRANGERS, [], [ 'recipient' => 'me@attacker.example' ] + self::OWNERS ] as $settings ) {
			$save( $page, self::form( $settings ) );
			self::assertSame( self::OWNERS, self::stored( $page ) );
		}
		self::assertSame( [ [ 'office@example.com' ], '', 0, 30 ], $this->sent( self::id_of( $page ) ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function places(): array {
		return [
			'a page'           => [ 'page', 'post' ],
			'a synced pattern' => [ 'wp_block', 'synced' ],
			'a popup'          => [ 'brolga_popup', 'popup' ],
		];
	}

	#[DataProvider( 'places' )]
	public function test_a_new_form_of_such_a_person_has_the_sites_settings( string $type, string $kind ): void {
		$administrator = $this->become( 'administrator' );
		$this->become_a_stranger();
		$post = $this->make_post( self::form( self::STRANGERS ), type: $type );
		wp_update_post( [ 'ID' => $post, 'post_author' => $administrator ] );
		self::assertSame( [], self::stored( $post ) );
		$this->become( 'administrator' );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'publish' ] );
		self::assertSame(
			[ [ get_option( 'admin_email' ) ], '', 0, 0 ],
			$this->sent( FormId::parse( "{$kind}-{$post}:enquiry" ) )
		);
	}

	#[DataProvider( 'places' )]
	public function test_who_may_manage_leads_decides( string $type, string $kind ): void {
		$this->become( 'editor' );
		$post = $this->make_post( self::form( self::STRANGERS ), type: $type );
		self::assertSame(
			[ [ 'too@attacker.example' ], 'https://attacker.example/route?email=jo%40example.com', 1, 1 ],
			$this->sent( FormId::parse( "{$kind}-{$post}:enquiry" ) )
		);
	}

	/**
	 * @return array<string, array{'wp_template'|'wp_template_part'}>
	 */
	public static function parts_of_the_site(): array {
		return [
			'a template'      => [ 'wp_template' ],
			'a template part' => [ 'wp_template_part' ],
		];
	}

	/**
	 * FORM-420: whoever designs the site and may not manage leads.
	 *
	 * @param 'wp_template'|'wp_template_part' $type Of the post.
	 */
	#[DataProvider( 'parts_of_the_site' )]
	public function test_a_design_of_such_a_person_keeps_the_settings( string $type ): void {
		$route = 'wp_template' === $type ? '/wp/v2/templates/' : '/wp/v2/template-parts/';
		$name  = get_stylesheet() . '//with-a-form';
		$save  = static function ( string $form ) use ( $route, $name, $type ): void {
			$request = new WP_REST_Request( 'PUT', $route . $name );
			$request->set_body_params( [ 'content' => $form ] );
			self::assertSame( 200, rest_do_request( $request )->get_status() );
			self::assertSame( self::OWNERS, self::stored( (int) get_block_template( $name, $type )?->wp_id ) );
		};
		$post = $this->owners_page( $type );
		wp_update_post( [ 'ID' => $post, 'post_name' => 'with-a-form' ] );
		wp_set_object_terms( $post, get_stylesheet(), 'wp_theme' );
		$this->become( 'administrator' );
		wp_get_current_user()->add_cap( Roles::MANAGE_LEADS, false );
		$save( self::form( self::STRANGERS ) );
		$save( self::form() );
	}

	/**
	 * FORM-420: an import brings whole posts with their numbers and authors.
	 */
	public function test_an_import_of_such_a_person_brings_the_sites_settings(): void {
		$administrator = $this->become( 'administrator' );
		$this->become_a_stranger();
		$post = wp_insert_post(
			[
				'import_id'    => 90_210,
				'post_author'  => $administrator,
				'post_title'   => 'Imported',
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => wp_slash( self::form( self::STRANGERS ) ),
				'guid'         => 'https://elsewhere.example/?page_id=90210',
			]
		);
		self::assertSame( 90_210, $post );
		self::assertSame( [], self::stored( $post ) );
		self::assertSame( [ [ get_option( 'admin_email' ) ], '', 0, 0 ], $this->sent( self::id_of( $post ) ) );
	}

	public function test_a_second_form_gets_nothing_of_the_first_ones(): void {
		$page = $this->owners_page();
		$this->become_a_stranger();
		$content = self::form( self::OWNERS )
			. self::form( [ 'uid' => 'other' ] + self::OWNERS )
			. self::form( self::STRANGERS );
		wp_update_post( [ 'ID' => $page, 'post_content' => wp_slash( $content ) ] );
		$blocks = parse_blocks( get_post_field( 'post_content', $page, 'raw' ) );
		self::assertEqualsCanonicalizing( self::OWNERS + [ 'uid' => 'enquiry' ], $blocks[0]['attrs'] );
		self::assertSame( [ 'uid' => 'other' ], $blocks[1]['attrs'] );
		self::assertSame( [ 'uid' => 'enquiry' ], $blocks[2]['attrs'] );
	}

	public function test_all_else_of_a_form_is_whose_page_it_is(): void {
		$page = $this->owners_page();
		$this->become_a_stranger();
		$own = [ 'submitLabel' => 'Ask us', 'redirectUrl' => '/thank-you/' ];
		wp_update_post( [ 'ID' => $page, 'post_content' => wp_slash( self::form( $own + self::OWNERS ) ) ] );
		self::assertEqualsCanonicalizing( $own + self::OWNERS, self::stored( $page ) );
		self::assertSame( '/thank-you/', $this->sent( self::id_of( $page ) )[1] );
		self::assertSame( [ 'office@example.com' ], $this->sent( self::id_of( $page ) )[0] );
	}

	/**
	 * FORM-420: a page of this site, and nothing that only looks like one.
	 */
	public function test_a_redirect_that_looks_like_the_sites_own_is_not_kept(): void {
		$this->become_a_stranger();
		$home = rtrim( home_url(), '/' );
		foreach (
			[
				'//attacker.example/'         => false,
				'/\\attacker.example/'        => false,
				"{$home}.attacker.example/"   => false,
				"{$home}@attacker.example/"   => false,
				'https://attacker.example/'   => false,
				"{$home}/thank-you/"          => true,
				'/thank-you/?from=form#there' => true,
			] as $url => $is_kept
		) {
			$post = $this->make_post( self::form( [ 'redirectUrl' => $url ] ) );
			self::assertSame( $is_kept ? [ 'redirectUrl' => $url ] : [], self::stored( $post ), $url );
		}
	}

	/**
	 * FORM-421: what came past WordPress waits, and Health and the editor say so.
	 */
	public function test_what_nobody_approved_waits_for_somebody_who_may(): void {
		$page = $this->owners_page();
		self::assertSame( HealthState::Good, ( new TrustCheck() )->look()->state );
		$this->connection->execute(
			"UPDATE {$this->connection->core_table( 'posts' )} SET post_content = %s WHERE ID = %d",
			self::form( self::STRANGERS ),
			$page
		);
		clean_post_cache( $page );
		self::assertSame( [ [ get_option( 'admin_email' ) ], '', 0, 0 ], $this->sent( self::id_of( $page ) ) );
		self::assertSame( HealthState::Recommended, ( new TrustCheck() )->look()->state );
		// FORM-440: where messages go is told to those who may manage leads.
		$admin = get_option( 'admin_email' );
		self::assertSame( [ 'decides' => true, 'usual' => $admin, 'waits' => true ], self::told( $page ) );
		wp_update_post( [ 'ID' => $page ] );
		self::assertSame( [ 'too@attacker.example' ], $this->sent( self::id_of( $page ) )[0] );
		self::assertSame( HealthState::Good, ( new TrustCheck() )->look()->state );
		self::assertSame( [ 'decides' => true, 'usual' => $admin, 'waits' => false ], self::told( $page ) );
		$this->become_a_stranger();
		self::assertSame( [ 'decides' => false, 'usual' => '', 'waits' => false ], self::told( $page ) );
	}

	private static function told( int $post ): mixed {
		remove_all_filters( 'block_editor_settings_all' );
		( new TrustSettings( new Sender( new Settings() ) ) )->register();
		$settings = apply_filters(
			'block_editor_settings_all',
			[],
			new WP_Block_Editor_Context( [ 'post' => get_post( $post ) ] )
		);
		self::assertIsArray( $settings );
		return $settings[ TrustSettings::SETTING ] ?? null;
	}
}
