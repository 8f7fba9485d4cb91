<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

use PhpParser\Node;
use PHPStan\Analyser\Scope;
use PHPStan\Collectors\Collector;
use PHPStan\Node\StaticMethodCallableNode;

/**
 * The methods that shipped code hands on as `Name::method( ... )`.
 *
 * @implements Collector<StaticMethodCallableNode, list<string>>
 */
final class StaticMethodCallables implements Collector {

	public function getNodeType(): string {
		return StaticMethodCallableNode::class;
	}

	/**
	 * @return list<string>|null As `Class::method`.
	 */
	public function processNode( Node $node, Scope $scope ): ?array {
		return Shipped::is_user( $scope->getFile() )
			? MethodUses::uses( MethodUses::class_of( $node->getClass(), $scope ), $node->getName() )
			: null;
	}
}
