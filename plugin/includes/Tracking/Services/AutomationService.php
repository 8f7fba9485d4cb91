<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;

/**
 * The owner's marketing automation service.
 *
 * @see TRACK-5 TRACK-8
 */
final class AutomationService implements TrackingService {

	public const ID = 'marketing-automation';

	public function id(): string {
		return self::ID;
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'automation_site' => TextSetting::schema(
				'^[A-Za-z0-9_-]{1,64}\z',
				__( 'Use letters, digits, hyphens and underscores.', 'brolga' )
			),
			'automation_domain' => TextSetting::schema(
				'^' . TextSetting::HOST . '\z',
				__( 'Enter a domain such as track.example.com, without https://.', 'brolga' )
			),
		];
	}

	public function problems( Values $values ): array {
		return Pair::problems(
			$values,
			'automation_site',
			__( 'Enter the site identifier as well.', 'brolga' ),
			'automation_domain',
			__( 'Enter the tracking domain as well.', 'brolga' )
		);
	}

	public function told( Values $values ): array {
		return Hosts::told(
			$this->id(),
			$values->text( 'automation_site' ),
			'' === $values->text( 'automation_domain' ) ? '' : 'https://' . $values->text( 'automation_domain' )
		);
	}

	public function consent( string $host ): Service {
		return new Service(
			$this->id(),
			Category::Marketing,
			__( 'Marketing automation', 'brolga' ),
			__( 'Tells our marketing service which pages you visit and what you ask for, so that you get messages that suit you.', 'brolga' ),
			$host,
			[ new Storage(
				Cookies::VISITOR,
				__( 'Recognizes you on your next visit.', 'brolga' ),
				Cookies::VISITOR_DAYS
			) ]
		);
	}

	public function script(): string {
		return '';
	}
}
