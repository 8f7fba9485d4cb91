<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\ServerValue;
use Brolga\Outbox\RetryPlan;
use Brolga\Webhooks\Google\ServiceAccount;
use Brolga\Webhooks\Google\SheetPlace;

/**
 * The webhooks' tab on the Settings screen. Each webhook has a secret, so webhooks are saved by
 * their own REST routes; this section's values are those of the receivers.
 *
 * @see LEAD-734 LEAD-735
 */
final class WebhooksSection implements Section, DescribesForm {

	public const SLACK_URL  = 'slack_url';
	public const GOOGLE_KEY = 'google_key';
	public const SHEET      = 'sheet_url';
	public const SHEET_TAB  = 'sheet_tab';

	public function id(): string {
		return Webhooks::SECTION;
	}

	public function title(): string {
		return __( 'Webhooks', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$url = [
			'type'      => 'string',
			'writeOnly' => true,
			'pattern'   => '^(https://hooks\\.slack\\.com/services/[A-Za-z0-9/]+)?$',
			'maxLength' => 200,
			'default'   => '',
			'message'   => __( 'Copy the webhook URL again from Slack. It starts with https://hooks.slack.com/services/.', 'brolga' ),
		];
		return [
			self::SLACK_URL => [
				'portable' => false,
				'constant' => Webhooks::SLACK_URL,
				'onServer' => [ 'pattern' => '^https?://[^\\s]+$' ] + $url,
			] + $url,
			self::GOOGLE_KEY => [
				'type'      => 'string',
				'writeOnly' => true,
				'portable'  => false,
				'constant'  => Webhooks::GOOGLE_KEY,
				'pattern'   => '^\\s*\\{[\\s\\S]*"private_key"[\\s\\S]*\\}\\s*$',
				'maxLength' => 8000,
				'default'   => '',
				'message'   => self::no_key(),
			],
			self::SHEET      => [
				'type'      => 'string',
				'portable'  => false,
				'constant'  => Webhooks::SHEET,
				'pattern'   => SheetPlace::PATTERN,
				'maxLength' => 500,
				'default'   => '',
				'message'   => __( 'Copy the address of the sheet again from the browser. It starts with https://docs.google.com/spreadsheets/d/.', 'brolga' ),
			],
			self::SHEET_TAB  => [
				'type'      => 'string',
				'portable'  => false,
				'constant'  => Webhooks::SHEET_TAB,
				'maxLength' => 100,
				'default'   => '',
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 60,
			about: __( 'Notify a CRM, a chat app or your own script of new leads and sign-ups.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Webhooks', 'brolga' ),
					[ FormField::slot( 'webhooks' ) ],
					sprintf(
						/* translators: 1: a number of attempts, 2: a number of hours. */
						__( 'Each event is sent as a signed JSON POST request, up to %1$d times over about %2$d hours. Requests that still fail are listed under Brolga > Health.', 'brolga' ),
						RetryPlan::attempts(),
						RetryPlan::hours()
					)
				),
				new FormGroup(
					'Slack',
					[
						new FormField( self::SLACK_URL, __( 'Webhook URL', 'brolga' ) ),
						FormField::slot( Slack::KIND ),
					],
					__( 'Posts each new lead with its answers to a channel. Create an incoming webhook in Slack, choose the channel, and paste the URL here.', 'brolga' )
				),
				new FormGroup(
					__( 'Google Sheet', 'brolga' ),
					[
						new FormField(
							self::GOOGLE_KEY,
							__( 'Key of the service account', 'brolga' ),
							__( 'Open the downloaded JSON file in a text editor and paste all of it. The key is not shown again.', 'brolga' )
						),
						new FormField(
							self::SHEET,
							__( 'Address of the sheet', 'brolga' ),
							__( 'Copy it from the browser’s address bar.', 'brolga' ),
							placeholder: 'https://docs.google.com/spreadsheets/d/…'
						),
						new FormField(
							self::SHEET_TAB,
							__( 'Tab', 'brolga' ),
							__( 'The name at the bottom of the sheet. Leave empty for the first tab.', 'brolga' )
						),
						FormField::slot( Sheet::KIND ),
					],
					__( 'Adds a row for each new lead. In the Google Cloud console, enable the Google Sheets API in a project, and create a service account with a JSON key.', 'brolga' )
				),
			]
		);
	}

	public function problems( Values $values ): array {
		// A key of the server's can only be changed there.
		$is_ours = ! ServerValue::is_named( Webhooks::GOOGLE_KEY );
		$key     = $values->text( self::GOOGLE_KEY );
		return match ( true ) {
			$is_ours && '' !== $key && true !== ServiceAccount::read( $key )?->is_whole()
				=> [ self::GOOGLE_KEY => self::no_key() ],
			$is_ours && '' === $key && '' !== $values->text( self::SHEET )
				=> [ self::GOOGLE_KEY => __( 'Paste the key of a service account, too, or remove the address of the sheet.', 'brolga' ) ],
			default => [],
		};
	}

	private static function no_key(): string {
		return __( 'This is not the key of a service account. In the Google Cloud console, create a key of the type JSON, open the downloaded file in a text editor, and paste all of it.', 'brolga' );
	}
}
