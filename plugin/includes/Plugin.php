<?php
declare( strict_types=1 );

namespace Brolga;

use Brolga\AbTests\AbTestsFeature;
use Brolga\Ai\AiFeature;
use Brolga\Business\BusinessFeature;
use Brolga\Consent\ConsentFeature;
use Brolga\Content\ContentFeature;
use Brolga\Core\CoreFeature;
use Brolga\Core\Kernel\Application;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\PluginFile;
use Brolga\Demo\DemoFeature;
use Brolga\Effects\EffectsFeature;
use Brolga\Forms\FormsFeature;
use Brolga\Health\HealthFeature;
use Brolga\Kits\KitsFeature;
use Brolga\Leads\LeadsFeature;
use Brolga\Mail\MailFeature;
use Brolga\Move\MoveFeature;
use Brolga\Newsletter\NewsletterFeature;
use Brolga\Operations\OperationsFeature;
use Brolga\Outbox\OutboxFeature;
use Brolga\PageCache\PageCacheFeature;
use Brolga\Popups\PopupsFeature;
use Brolga\Privacy\PrivacyFeature;
use Brolga\Search\SearchFeature;
use Brolga\Seo\SeoFeature;
use Brolga\Session\SessionFeature;
use Brolga\Shop\ShopFeature;
use Brolga\Spam\SpamFeature;
use Brolga\Toolbar\ToolbarFeature;
use Brolga\Tracking\TrackingFeature;
use Brolga\Updates\UpdatesFeature;
use Brolga\Webhooks\WebhooksFeature;

/**
 * Lists the plugin's features. Their order is also that of settings, health checks and hourly tasks. The
 * features' parts are compiled into parts.php, so that a request loads no feature class.
 */
final class Plugin {

	/** What Brolga can do. @var list<class-string<Feature>> */
	public const FEATURES = [
		CoreFeature::class,
		OutboxFeature::class,
		MailFeature::class,
		PageCacheFeature::class,
		SpamFeature::class,
		ContentFeature::class,
		EffectsFeature::class,
		FormsFeature::class,
		LeadsFeature::class,
		NewsletterFeature::class,
		WebhooksFeature::class,
		SearchFeature::class,
		BusinessFeature::class,
		SeoFeature::class,
		SessionFeature::class,
		AbTestsFeature::class,
		PopupsFeature::class,
		ShopFeature::class,
		TrackingFeature::class,
		ConsentFeature::class,
		ToolbarFeature::class,
		PrivacyFeature::class,
		HealthFeature::class,
		MoveFeature::class,
		OperationsFeature::class,
		DemoFeature::class,
		UpdatesFeature::class,
		KitsFeature::class,
		AiFeature::class,
	];

	public static function parts(): Parts {
		return Parts::of_all( array_map( static fn ( string $name ): Feature => new $name(), self::FEATURES ) );
	}

	/**
	 * @param string                      $file    Full path of brolga.php.
	 * @param array<class-string, object> $instead Objects that replace the plugin's own, such as a test's clock.
	 */
	public static function application( string $file, array $instead = [] ): Application {
		/** @var Parts $parts */
		$parts = require __DIR__ . '/parts.php';
		return new Application( new PluginFile( $file ), $parts, $instead );
	}
}
