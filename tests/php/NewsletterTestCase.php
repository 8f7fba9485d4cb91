<?php
/**
 * What tests of the newsletter build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Page\PageTokens;
use Brolga\Forms\Source\FormId;
use Brolga\Mail\Mail;
use Brolga\Newsletter\Lists\ListPages;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Signups\SignupChecksum;
use Brolga\Newsletter\Signups\SubscribeAjax;
use Brolga\Newsletter\Signups\SubscriptionResult;
use Brolga\Newsletter\Signups\SubscriptionService;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * The newsletter, built anew around a clock that stands still.
 */
abstract class NewsletterTestCase extends FormTestCase {

	/** What a visitor of the default form sends, apart from the checksum. */
	protected const SENT = [
		'list_id'  => 'newsletter',
		'provider' => 'local',
		'email'    => 'Jo@Example.com',
	];

	/** A text, a group, a box, and an address that is asked when the box is ticked. */
	protected const CUSTOM = [
		[
			'fieldId' => 'suburb',
			'label'   => 'Suburb',
		],
		[
			'fieldId'  => 'topics',
			'type'     => 'checkbox',
			'label'    => 'Topics',
			'options'  => [ [ 'label' => 'Natives' ], [ 'label' => 'Fruit', 'value' => 'fruit' ] ],
		],
		[
			'fieldId'  => 'share',
			'type'     => 'booleancheckbox',
			'label'    => 'A friend wants it too',
			'required' => false,
		],
		[
			'fieldId'    => 'email',
			'type'       => 'email',
			'label'      => 'Your friend’s address',
			'conditions' => [
				'relation' => 'all',
				'rules'    => [ [ 'share', 'is not empty', '' ] ],
			],
		],
	];

	protected SignupChecksum $checksum;
	protected SubscriptionService $subscriptions;
	protected ListPages $pages;
	protected SubscribeAjax $ajax;
	protected PageTokens $page_tokens;

	protected function setUp(): void {
		parent::setUp();
		$this->checksum      = $this->built->get( SignupChecksum::class );
		$this->subscriptions = $this->built->get( SubscriptionService::class );
		$this->pages         = $this->built->get( ListPages::class );
		$this->page_tokens   = $this->built->get( PageTokens::class );
		$this->ajax          = $this->built->get( SubscribeAjax::class );
		foreach ( [ 'signups', 'subscribers' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * A published page with a sign-up form.
	 *
	 * @param array<string, mixed>       $attributes Of the block.
	 * @param list<array<string, mixed>> $fields     Asked beside.
	 */
	protected function signup_on_page( array $attributes = [], array $fields = [] ): FormId {
		return self::id_of( $this->make_post( self::signup( $attributes, $fields ) ) );
	}

	/**
	 * The markup of a sign-up form.
	 *
	 * @param array<string, mixed>       $attributes Of the block.
	 * @param list<array<string, mixed>> $fields     Asked beside.
	 */
	protected static function signup( array $attributes = [], array $fields = [] ): string {
		$inner = '';
		foreach ( $fields as $field ) {
			$inner .= get_comment_delimited_block_content( 'brolga/form-field', $field, '' );
		}
		return get_comment_delimited_block_content( SignupForm::BLOCK, $attributes + [ 'uid' => 'enquiry' ], $inner );
	}

	/**
	 * The checksum that a page prints for its form.
	 */
	protected function checksum_of( FormId $id ): string {
		return $this->checksum->sign( $id, SignupForm::read( $this->locator->block( $id, SignupForm::BLOCK ) ?? [] ) );
	}

	/**
	 * @param array<string, mixed> $sent What differs from what most send.
	 */
	protected function sign_up( FormId $id, array $sent = [] ): SubscriptionResult {
		return $this->subscriptions->subscribe(
			SubscriptionRequest::from(
				$sent + self::SENT + [ 'checksum' => $this->checksum_of( $id ) ],
				'',
				'account',
				'http://127.0.0.1/subscribe/'
			)
		);
	}

	/**
	 * The only row of an address.
	 *
	 * @param string $email The address as it is stored.
	 * @return array<string, string|null>
	 */
	protected function subscriber( string $email = 'jo@example.com' ): array {
		$rows = $this->connection->rows( "SELECT * FROM {$this->connection->table( 'subscribers' )} WHERE email = %s", $email );
		self::assertCount( 1, $rows );
		return $rows[0] ?? [];
	}

	/**
	 * All mails that wait, oldest first.
	 *
	 * @return list<Mail>
	 */
	protected function waiting_mails(): array {
		return array_map(
			static function ( array $row ): Mail {
				$payload = json_decode( (string) $row['payload'], true, 16, JSON_THROW_ON_ERROR );
				self::assertIsArray( $payload );
				/** @var array<string, mixed> $payload */
				return Mail::from_payload( $payload );
			},
			$this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )} ORDER BY id" )
		);
	}

	/**
	 * What the link in the newest mail carries.
	 *
	 * @param string $parameter ListTokens::CONFIRM or ListTokens::LEAVE.
	 * @return array<string, string>
	 */
	protected function link( string $parameter ): array {
		$mails = $this->waiting_mails();
		self::assertSame(
			1,
			preg_match( "/[?&]{$parameter}=([0-9a-f.]+)/", $mails[ count( $mails ) - 1 ]->text ?? '', $match )
		);
		return [ $parameter => $match[1] ?? '' ];
	}
}
